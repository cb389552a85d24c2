import type { SchemaObject } from 'ajv';
import fc from 'fast-check';
import { assemble, type Draft, type FuzzRequest, type FuzzTarget } from './draft';
import { oddHeaderText, oddJson, oddText } from './odd-values';
import { limitsOf, shapeOf } from './valid-values';

type Changes = fc.Arbitrary<FuzzRequest>[];

const otherMethods = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'HEAD',
  'TRACE',
  'PROPFIND',
  'QUERY',
];

/** Where the contract has nothing: a problem that says so; a preflight is answered everywhere. */
const nowhere = { operation: undefined, expected: [400, 404] };

function bodyChanges(target: FuzzTarget, draft: Draft): Changes {
  const { operation, body } = draft;
  if (!operation.body || !body) return [];
  const valid = assemble(target, draft);
  const { properties, required } = shapeOf(operation.body);
  const withBody = (change: string, value: unknown): FuzzRequest => ({
    ...valid,
    change,
    body: Buffer.from(JSON.stringify(value) ?? ''),
  });
  const withText = (change: string, text: string | Uint8Array): FuzzRequest => ({
    ...valid,
    change,
    body: Buffer.from(text),
  });
  const text = JSON.stringify(body);
  const refused = { expected: [422], field: 'body' };
  const names = fc.constantFrom(...Object.keys(properties));
  const edges = Object.entries(properties).flatMap(([name, schema]) =>
    limitsOf(schema as SchemaObject).map((limit) => [name, limit] as const),
  );
  return [
    fc.tuple(names, oddJson).map(([name, value]) => withBody(`odd ${name}`, { ...body, [name]: value })),
    fc.tuple(names, oddJson).map(([name, value]) => withBody(`odd ${name}`, { ...body, [name]: value })),
    fc
      .constantFrom(...edges)
      .map(([name, value]) => withBody(`limit of ${name}`, { ...body, [name]: value })),
    ...(required.length === 0
      ? []
      : [
          fc.constantFrom(...required).map((name) => ({
            ...withBody(`without ${name}`, { ...body, [name]: undefined }),
            expected: [422],
            field: name,
          })),
        ]),
    fc
      .tuple(oddText, oddJson)
      .filter(([name]) => !(name in properties) && name !== '__proto__')
      .map(([name, value]) => ({
        ...withBody('unknown field', { ...body, [name]: value }),
        expected: [422],
      })),
    oddJson.map((value) => withBody('another body', value)),
    fc.constantFrom(
      { ...withText('no body', ''), ...refused },
      { ...withText('cut off', text.slice(0, -1)), ...refused },
      { ...withText('two bodies', text + text), ...refused },
      { ...withText('prototype', `{"__proto__":{"a":1},${text.slice(1)}`), ...refused },
      {
        ...withText(
          'no UTF-8',
          Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xc3, 0x28, 0x7d])]),
        ),
        ...refused,
      },
      { ...withText('deep', '['.repeat(20_000)), ...refused },
      { ...withText('1e309', `{"page":1e309,"rooms":1e309,${text.slice(1)}`), expected: [422] },
      { ...withText('too large', `{"note":"${'x'.repeat(65_536)}"}`), expected: [413] },
      { ...withText('byte order mark', `\ufeff${text}`) },
    ),
    fc
      .constantFrom('text/plain', 'application/x-www-form-urlencoded', 'text/json', 'multipart/form-data')
      .map((type) => ({
        ...valid,
        change: `as ${type}`,
        headers: { ...valid.headers, 'Content-Type': type },
        ...refused,
      })),
  ];
}

function queryChanges(target: FuzzTarget, draft: Draft): Changes {
  const own = draft.operation.parameters.filter((parameter) => parameter.in === 'query');
  const withQuery = (change: string, query: Draft['query']) => ({
    ...assemble(target, { ...draft, query }),
    change,
  });
  const unknown = fc
    .tuple(oddText, oddText)
    .filter(([name]) => !own.some((parameter) => parameter.name === name))
    .map(([name, value]) => withQuery('unknown parameter', [...draft.query, [name, value]]));
  if (own.length === 0) return [unknown];
  const name = fc.constantFrom(...own.map((parameter) => parameter.name));
  const others = (one: string) => draft.query.filter(([other]) => other !== one);
  return [
    unknown,
    fc.tuple(name, oddText).map(([one, value]) => withQuery(`odd ${one}`, [...others(one), [one, value]])),
    fc
      .tuple(name, fc.integer())
      .map(([one, value]) => withQuery(`number ${one}`, [...others(one), [one, `${value}`]])),
    fc.tuple(name, fc.integer({ min: 2, max: 400 })).map(([one, count]) => ({
      ...withQuery(
        `${one} ${count} times`,
        Array.from({ length: count }, (): [string, string] => [one, '1']),
      ),
      expected: [422],
      field: one,
    })),
  ];
}

function pathChanges(target: FuzzTarget, draft: Draft): Changes {
  const { operation } = draft;
  const valid = assemble(target, draft);
  const [path = '', query = ''] = valid.path.split(/(?=\?)/);
  const isOther = (text: string) => text !== '' && !['latest', 'list', 'apartments'].includes(text);
  const elsewhere = (change: string, address: string): FuzzRequest => ({
    ...valid,
    ...nowhere,
    change,
    path: address,
  });
  const [parameter] = operation.parameters.filter((one) => one.in === 'path');
  const ids = parameter
    ? [
        oddText.filter(isOther).map((text) => {
          const odd = assemble(target, { ...draft, params: { [parameter.name]: text } });
          return { ...odd, change: `odd ${parameter.name}` };
        }),
      ]
    : [];
  return [
    ...ids,
    fc.constantFrom(
      elsewhere('slash at the end', `${path}/${query}`),
      elsewhere('two slashes', `/${path}${query}`),
      elsewhere('deeper', `${path}/x/y${query}`),
      elsewhere('bytes', `${path}/\u00ff${query}`),
      elsewhere('percent', `${path}/%`),
      elsewhere('up', `${target.contract.basePath}/../..${query}`),
      elsewhere('media', '/media/..%2f..%2fpackage.json'),
      elsewhere('operators', '/operator/enquiries?since=nonsense'),
    ),
  ];
}

function methodChanges(target: FuzzTarget, draft: Draft): Changes {
  const valid = assemble(target, draft);
  const { operation } = draft;
  const same = target.contract.operations
    .filter(({ url }) => url === operation.url)
    .map(({ method }) => `${method}`);
  // `GET /projects/apartments` is the project with that id; a GET has a HEAD.
  const taken = [...same, ...(operation.url === '/public/projects/apartments' ? ['GET'] : [])];
  const free = otherMethods.filter(
    (method) => !taken.includes(method) && !(method === 'HEAD' && taken.includes('GET')),
  );
  return [
    fc.constantFrom(...free).map((method) => ({
      ...valid,
      operation: undefined,
      change: `by ${method}`,
      method,
      expected: method === 'OPTIONS' ? [204] : [404],
      body: method === 'POST' ? valid.body : undefined,
    })),
  ];
}

function headerChanges(target: FuzzTarget, draft: Draft): Changes {
  const valid = assemble(target, draft);
  const { keyHeader } = target.contract;
  const withHeaders = (change: string, headers: FuzzRequest['headers']): FuzzRequest => ({
    ...valid,
    change,
    headers: { ...valid.headers, ...headers },
  });
  const names = [
    'Accept',
    'Accept-Encoding',
    'Accept-Language',
    'Origin',
    'Range',
    'If-None-Match',
    'X-Forwarded-Host',
  ];
  const { [keyHeader]: _key, ...withoutKey } = valid.headers;
  const unauthorized = { expected: [401] };
  return [
    fc.constantFrom(
      { ...valid, change: 'no key', headers: withoutKey, ...unauthorized },
      { ...withHeaders('two keys', { [keyHeader]: [target.organizationKey, 'other'] }), ...unauthorized },
    ),
    oddHeaderText
      .filter((text) => text.trim() !== target.organizationKey)
      .map((text) => ({ ...withHeaders('wrong key', { [keyHeader]: text }), ...unauthorized })),
    fc
      .tuple(
        fc.constantFrom(...names, 'X-Forwarded-Proto', 'X-HTTP-Method-Override', 'Cookie'),
        oddHeaderText,
      )
      .map(([name, text]) => ({
        ...withHeaders(`odd ${name}`, { [name]: text }),
        expected: [valid.operation?.successStatus ?? 0],
      })),
    ...(draft.operation.successStatus === 201
      ? [oddHeaderText.map((text) => withHeaders('odd Idempotency-Key', { 'Idempotency-Key': text }))]
      : []),
    oddHeaderText.map((text) => withHeaders('odd Content-Type', { 'Content-Type': text })),
  ];
}

/** Every way in which a valid request is changed. */
export const changesOf = (target: FuzzTarget, draft: Draft): Changes =>
  [bodyChanges, queryChanges, pathChanges, methodChanges, headerChanges].flatMap((changes) =>
    changes(target, draft),
  );

import fc from 'fast-check';
import { bodyChanges } from './body-changes';
import { assemble, type Changes, type Draft, type FuzzRequest, type FuzzTarget } from './draft';
import { oddHeaderText, oddText } from './odd-values';

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

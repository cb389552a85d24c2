import type { SchemaObject } from 'ajv';
import fc from 'fast-check';
import { assemble, type Changes, type Draft, type FuzzRequest, type FuzzTarget } from './draft';
import { getShape } from '../../lib/object-shape';
import { oddJson, oddText } from './odd-values';
import { limitsOf } from './valid-values';

/** Bodies with a field that is odd, missing, unknown or at its limit, and what is no body of the contract at all. */
export function bodyChanges(target: FuzzTarget, draft: Draft): Changes {
  const { operation, body } = draft;
  if (!operation.body || !body) return [];
  const valid = assemble(target, draft);
  const { properties, required } = getShape(operation.body);
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
      {
        ...withText('1e309', `${text.slice(0, -1)}${text === '{}' ? '' : ','}"page":1e309,"rooms":1e309}`),
        expected: [422],
      },
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

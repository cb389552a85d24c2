import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { loadContract } from './reference-api/contract/load-contract';
import { createJsonAjv } from './reference-api/contract/request-validator';

const contract = loadContract();
const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Every schema in a schema, with its place. */
function schemasIn(schema: unknown, place: string): [place: string, schema: Json][] {
  if (!isObject(schema)) return [];
  const below = Object.entries(schema).flatMap(([name, member]) =>
    name === 'examples' || name === 'enum' ? [] : schemasIn(member, `${place}/${name}`),
  );
  return [[place, schema], ...below];
}

describe.each(Object.entries(contract.schemas))('the schema %s', (name, schema) => {
  test('has a description and an example', () => {
    expect(schema['description']).toMatch(/\S{3}/);
    expect(schema['examples']).toEqual(expect.arrayContaining([expect.anything()]));
  });

  test('has examples that are valid', () => {
    const validate = ajv.compile(schema);
    for (const example of schema['examples'] as unknown[]) {
      expect({ example, errors: validate(example) || validate.errors }).toEqual({ example, errors: true });
    }
  });

  test('describes each of its fields', () => {
    const fields = schemasIn(schema, name).flatMap(([place, { properties }]) =>
      Object.entries(isObject(properties) && !place.endsWith('/properties') ? properties : {}).map(
        ([field, of]) => [`${place}.${field}`, (of as Json)['description']] as const,
      ),
    );
    expect(
      fields.filter(([, description]) => typeof description !== 'string').map(([place]) => place),
    ).toEqual([]);
  });
});

// The reference API compiles a schema for the first value, so its start says nothing of mistakes.
test('each body and response has a schema that compiles strictly', () => {
  const strict = createJsonAjv();
  for (const { id, body, responses } of contract.operations) {
    const contents = Object.values(responses).flatMap(({ content }) => Object.values(content));
    for (const schema of [...(body ? [body] : []), ...contents.map((content) => content.schema)])
      expect([id, typeof strict.compile(schema)]).toEqual([id, 'function']);
  }
});

test('each call says what it does, and has a name that says so', () => {
  expect(contract.operations.length).toBeGreaterThanOrEqual(13);
  for (const { id, responses } of contract.operations) {
    expect(id).toMatch(/^(get|list|create)[A-Z][a-zA-Z]+$/);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['401', '429']));
  }
});

test('each whole number in a response has a greatest one that 32 bits hold', () => {
  const endless = contract.operations.flatMap(({ id, responses }) =>
    Object.entries(responses).flatMap(([status, { content }]) =>
      Object.values(content).flatMap(({ schema }) =>
        schemasIn(schema, `${id} ${status}`).filter(
          ([, { type, maximum }]) =>
            [type].flat().includes('integer') && !(typeof maximum === 'number' && maximum < 2 ** 31),
        ),
      ),
    ),
  );
  expect(endless.map(([place]) => place)).toEqual([]);
});

test.each(['Conventions', 'Key', 'Errors', 'Paging', 'Rate limits', 'Idempotency', 'Versioning'])(
  'explains %s',
  (title) => expect(contract.text).toMatch(new RegExp(`^    ## ${title}\n.*\\S`, 'm')),
);

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, isObjectType, type GraphQLObjectType } from 'graphql';
import { parse } from 'yaml';
import type { PublishedProject } from '../../../domain/views/published';
import { projectPage } from '../../../domain/views/views';
import { typeDefs } from '.';

interface JsonSchema {
  $ref?: string;
  properties?: Record<string, unknown>;
  allOf?: JsonSchema[];
}

const contract = parse(readFileSync(path.resolve('openapi/public-api.yaml'), 'utf8')) as {
  components: { schemas: Record<string, JsonSchema> };
};

const contractFields = (name: string): string[] => {
  const definition = contract.components.schemas[name];
  if (!definition) throw new Error(`No contract schema ${name}`);
  return [...new Set(propertiesOf(definition))];
};

function propertiesOf(schema: JsonSchema): string[] {
  const referred = schema.$ref ? contract.components.schemas[schema.$ref.split('/').pop() ?? ''] : undefined;
  return [
    ...(referred ? propertiesOf(referred) : []),
    ...Object.keys(schema.properties ?? {}),
    ...(schema.allOf ?? []).flatMap(propertiesOf),
  ];
}

// Definitions that Gatsby provides.
const gatsby = `
  directive @dontInfer on OBJECT
  directive @link(by: String, from: String) on FIELD_DEFINITION
  directive @dateformat on FIELD_DEFINITION
  directive @fileByRelativePath(from: String) on FIELD_DEFINITION
  scalar Date
  scalar JSON
  interface Node { id: ID! }
  type File { id: ID! }
  type Query { file: File }
`;
const nodeTypes = /(type \w+ implements Node(?: & \w+)*) @dontInfer \{/g;
const schema = buildSchema(gatsby + typeDefs.replace(nodeTypes, '$1 @dontInfer { id: ID!'));

const fieldsOf = (name: string): string[] => {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`No GraphQL type ${name}`);
  return Object.keys((type as GraphQLObjectType).getFields());
};

/** Fields that differ on purpose: `id` is Gatsby's own on nodes, and some are computed by the build. */
const added: Record<string, string[]> = {
  Organization: ['id'],
  Lookup: ['id', 'lookup_id', 'category', 'order'],
};

test.each(['LocalizedText', 'Organization', 'Lookup'])('%s has the fields of the contract @3.1', (name) => {
  const renamed = name === 'Lookup' ? ['id'] : [];
  const expected = contractFields(name).filter((field) => !renamed.includes(field));
  const actual = fieldsOf(name).filter((field) => !added[name]?.includes(field));
  expect(actual.sort()).toEqual(expected.sort());
});

/** A record with every field of the contract. */
const filled = (name: string) =>
  Object.fromEntries(contractFields(name).map((field) => [field, `the ${field}`]));

test('the page of a project has every field of the contract @3.1', () => {
  const page = projectPage(filled('Project') as unknown as PublishedProject);
  expect(Object.keys(page)).toEqual(expect.arrayContaining(contractFields('Project')));
});

test('a unit on that page has every field that it does not share with others @3.1', () => {
  const unit = { ...filled('Unit'), floor_plan: { id: 'plan' }, photos: [] };
  const project = { ...filled('Project'), buildings: [{ id: 'a', units: [unit] }] };
  const [building] = projectPage(project as unknown as PublishedProject).buildings;
  const shared = ['photos', 'project_id', 'building_id', 'building', 'updated_at'];
  expect(Object.keys(building?.units[0] ?? {})).toEqual(
    expect.arrayContaining(contractFields('Unit').filter((field) => !shared.includes(field))),
  );
});

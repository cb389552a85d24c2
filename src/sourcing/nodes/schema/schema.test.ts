import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, isObjectType, type GraphQLObjectType } from 'graphql';
import { parse } from 'yaml';
import { typeDefs } from '.';

interface JsonSchema {
  $ref?: string;
  properties?: Record<string, unknown>;
  allOf?: JsonSchema[];
}

const contract = parse(readFileSync(path.resolve('openapi/public-api.yaml'), 'utf8')) as {
  components: { schemas: Record<string, JsonSchema> };
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
const differences: Record<string, { contract: string[]; graphql: string[] }> = {
  Organization: { contract: [], graphql: ['id'] },
  Project: {
    contract: [],
    graphql: ['project_id', 'floor_plans', 'unit_photos', 'room_mix', 'handover_history'],
  },
  Rental: { contract: [], graphql: ['rental_id', 'cover'] },
  Blog: {
    contract: ['body'],
    graphql: ['blog_id', 'body_digest', 'body_html', 'contents', 'reading_minutes', 'related'],
  },
  Lookup: { contract: [], graphql: ['lookup_id', 'category', 'order'] },
  Image: { contract: [], graphql: ['file'] },
  FloorPlan: { contract: [], graphql: ['files'] },
  Licence: { contract: [], graphql: ['expired'] },
};

test.each([
  'LocalizedText',
  'Image',
  'FloorPlan',
  'PlanRoom',
  'Coordinates',
  'NumberRange',
  'Organization',
  'Lookup',
  'Advantage',
  'Licence',
  'Guarantee',
  'NearbyService',
  'PaymentPlan',
  'PaymentStep',
  'ProgressReport',
  'Viewing',
  'Project',
  'Building',
  'Unit',
  'Rental',
  'RentalProject',
  'Blog',
])('%s has the fields of the contract @3.1', (name) => {
  const definition = contract.components.schemas[name];
  if (!definition) throw new Error(`No contract schema ${name}`);
  const { contract: onlyContract = [], graphql: onlyGraphql = [] } = differences[name] ?? {};
  const expected = propertiesOf(definition).filter((field) => !onlyContract.includes(field));
  const actual = fieldsOf(name).filter((field) => !onlyGraphql.includes(field));
  expect([...new Set(actual)].sort()).toEqual([...new Set(expected)].sort());
});

test.each([
  ['ProjectStatus', '@3.3 @4.1'],
  ['UnitState', ''],
  ['RentalState', ''],
  ['LicenceKind', ''],
  ['PaymentEvent', ''],
])('%s has the members of the contract %s', (name) => {
  const type = schema.getType(name);
  const members = (contract.components.schemas[name] as { enum?: string[] }).enum;
  expect(type && 'getValues' in type ? type.getValues().map((value) => value.name) : []).toEqual(members);
});

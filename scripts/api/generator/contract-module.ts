import { withoutNull } from './shapes-module';

type Schema = Record<string, unknown>;

interface Parameter {
  name: string;
  in: string;
  schema?: Schema;
}

/** Answers by status, or by their name among the components; a reference has no headers of its own. */
type Answers = Record<string, { headers?: Record<string, unknown> }>;

interface Call {
  parameters?: Parameter[];
  responses?: Answers;
}

/** The parts of an OpenAPI document that the modules are made of. */
interface Contract {
  servers: { url: string }[];
  paths: Record<string, Record<string, Call>>;
  components: {
    parameters: Record<string, Parameter>;
    responses: Answers;
    securitySchemes: Record<string, { name?: string }>;
    schemas: Record<string, Schema>;
  };
}

const limitKeywords = ['minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'pattern'];

function constant(name: string, doc: string, value: unknown): string {
  return `/** ${doc} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
}

/** Source text of a module with what every call needs: the base path, and the name of the key header. */
export function contractModule(contract: Contract): string {
  const [server] = contract.servers;
  const header = contract.components.securitySchemes['OrganizationKey']?.name;
  if (!server || !header) throw new Error('The contract names no server or no OrganizationKey header');
  return [
    constant('apiBasePath', 'Path that every call begins with.', server.url),
    constant('organizationKeyHeader', 'Header that says whose data is asked for.', header),
  ].join('\n');
}

/** Source text of a module with the members of every enum, each by itself: browsers load those that a page uses. */
export const contractEnumsModule = ({ components }: Contract): string =>
  Object.entries(components.schemas)
    .flatMap(([name, schema]) =>
      Array.isArray(schema['enum'])
        ? [constant(name, `Members of ${name}.`, withoutNull(schema['enum']))]
        : [],
    )
    .join('\n');

/**
 * Source text of a module with the limits of every text and number schema, and the members of enums. Apart from
 * {@link contractModule}, which every page loads.
 */
export function contractValuesModule(contract: Contract): string {
  const limits: Record<string, Record<string, unknown>> = {};
  for (const [name, schema] of Object.entries(contract.components.schemas)) {
    const own = Object.entries(schema).filter(([keyword]) => limitKeywords.includes(keyword));
    if (own.length > 0) limits[name] = Object.fromEntries(own);
  }
  return [
    constant('limits', 'Limits by schema name; text lengths in Unicode code points.', limits),
    '/** Members by schema name. */',
    "export * as enums from './contract-enums';",
  ].join('\n');
}

const callsOf = (paths: Contract['paths']): Call[] =>
  Object.values(paths).flatMap((item) => Object.values(item));

/** The members of every parameter in a path; undefined where any text may stand. */
function pathParameters({ paths, components }: Contract): Record<string, unknown> {
  const inPaths = callsOf(paths).flatMap(({ parameters = [] }) =>
    parameters.filter((one) => one.in === 'path'),
  );
  return Object.fromEntries(
    inPaths.map(({ name, schema = {} }) => {
      const { $ref } = schema;
      const named = typeof $ref === 'string' ? components.schemas[$ref.split('/').at(-1) ?? ''] : schema;
      return [name, named?.['enum']];
    }),
  );
}

/** Names of the headers that any answer documents. */
function responseHeaders({ paths, components }: Contract): string[] {
  const all = [components.responses, ...callsOf(paths).map(({ responses = {} }) => responses)];
  const answers = all.flatMap((some) => Object.values(some));
  return [...new Set(answers.flatMap(({ headers = {} }) => Object.keys(headers)))];
}

/**
 * Source text of a module with every path, its methods and parameters, and the headers of requests and answers, for hosts
 * that forward calls.
 */
export function contractPathsModule(contract: Contract): string {
  const methods = Object.entries(contract.paths).map(([path, calls]) => [
    path,
    Object.keys(calls)
      .filter((name) => ['get', 'post', 'put', 'patch', 'delete'].includes(name))
      .map((name) => name.toUpperCase()),
  ]);
  const headers = Object.values(contract.components.parameters).filter((one) => one.in === 'header');
  return [
    constant('contractPaths', 'Methods by path, below the base path.', Object.fromEntries(methods)),
    constant(
      'pathParameters',
      'All that may stand in a path, by the name of the parameter, where it is not any text.',
      pathParameters(contract),
    ),
    constant(
      'requestHeaders',
      'Headers of requests besides the key and those of HTTP.',
      headers.map(({ name }) => name),
    ),
    constant(
      'responseHeaders',
      'Headers that answers document, besides those of HTTP.',
      responseHeaders(contract),
    ),
  ].join('\n');
}

/** The parts of an OpenAPI document that the modules are made of. */
interface Contract {
  servers: { url: string }[];
  paths: Record<string, Record<string, unknown>>;
  components: {
    parameters: Record<string, { name: string; in: string }>;
    securitySchemes: Record<string, { name?: string }>;
    schemas: Record<string, Record<string, unknown>>;
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
      Array.isArray(schema['enum']) ? [constant(name, `Members of ${name}.`, schema['enum'])] : [],
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

/** Source text of a module with every path and its methods, and the headers of requests, for hosts that forward calls. */
export function contractPathsModule({ paths, components }: Contract): string {
  const methods = Object.entries(paths).map(([path, calls]) => [
    path,
    Object.keys(calls)
      .filter((name) => ['get', 'post', 'put', 'patch', 'delete'].includes(name))
      .map((name) => name.toUpperCase()),
  ]);
  const headers = Object.values(components.parameters).filter((one) => one.in === 'header');
  return [
    constant('contractPaths', 'Methods by path, below the base path.', Object.fromEntries(methods)),
    constant(
      'requestHeaders',
      'Headers of requests besides the key and those of HTTP.',
      headers.map(({ name }) => name),
    ),
  ].join('\n');
}

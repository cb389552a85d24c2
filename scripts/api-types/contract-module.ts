/** The parts of an OpenAPI document that {@link contractModule} reads. */
interface Contract {
  servers: { url: string }[];
  components: {
    securitySchemes: Record<string, { name?: string }>;
    schemas: Record<string, Record<string, unknown>>;
  };
}

const limitKeywords = ['minLength', 'maxLength', 'minimum', 'maximum', 'exclusiveMinimum', 'pattern'];

function constant(name: string, doc: string, value: unknown): string {
  return `/** ${doc} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
}

/**
 * Source text of a module with the contract's values that the code needs at run time: the base path, the name of the
 * key header, the limits of every text and number schema, and the members of every enum.
 */
export function contractModule(contract: Contract): string {
  const [server] = contract.servers;
  const header = contract.components.securitySchemes['OrganizationKey']?.name;
  if (!server || !header) throw new Error('The contract names no server or no OrganizationKey header');
  const limits: Record<string, Record<string, unknown>> = {};
  const enums: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(contract.components.schemas)) {
    if (Array.isArray(schema['enum'])) enums[name] = schema['enum'];
    const own = Object.entries(schema).filter(([keyword]) => limitKeywords.includes(keyword));
    if (own.length > 0) limits[name] = Object.fromEntries(own);
  }
  return [
    constant('apiBasePath', 'Path that every call begins with.', server.url),
    constant('organizationKeyHeader', 'Header that says whose data is asked for.', header),
    constant('limits', 'Limits by schema name; text lengths in Unicode code points.', limits),
    constant('enums', 'Members by schema name.', enums),
  ].join('\n');
}

/** The parts of an OpenAPI document that the modules are made of. */
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

/**
 * Source text of a module with the limits of every text and number schema, and the members of every enum. Apart from
 * {@link contractModule}, which every page loads.
 */
export function contractValuesModule(contract: Contract): string {
  const limits: Record<string, Record<string, unknown>> = {};
  const enums: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(contract.components.schemas)) {
    if (Array.isArray(schema['enum'])) enums[name] = schema['enum'];
    const own = Object.entries(schema).filter(([keyword]) => limitKeywords.includes(keyword));
    if (own.length > 0) limits[name] = Object.fromEntries(own);
  }
  return [
    constant('limits', 'Limits by schema name; text lengths in Unicode code points.', limits),
    constant('enums', 'Members by schema name.', enums),
  ].join('\n');
}

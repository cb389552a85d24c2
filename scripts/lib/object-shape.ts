import type { SchemaObject } from 'ajv';

/** Schemas of the properties of an object, and the names of those that it must have, through `allOf`. */
interface ObjectShape {
  properties: Record<string, SchemaObject>;
  required: string[];
}

/** The members of an object that a schema of the contract describes. */
export function getShape(schema: SchemaObject): ObjectShape {
  const parts = [schema, ...((schema.allOf as SchemaObject[] | undefined) ?? []).map(getShape)];
  return {
    properties: Object.assign(
      {},
      ...parts.map((part) => part.properties as ObjectShape['properties']),
    ) as Record<string, SchemaObject>,
    required: parts.flatMap((part) => (part.required as string[] | undefined) ?? []),
  };
}

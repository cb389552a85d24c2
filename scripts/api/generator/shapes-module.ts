import { frequentCalls } from '../../../src/api-client/frequent-calls';

/** A schema of the contract, as far as {@link shapesModules} reads it. */
interface Schema {
  $ref?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
  type?: string | string[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  /** With null where `type` has it. */
  enum?: (string | null)[];
  [keyword: string]: unknown;
}

interface Operation {
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const limits = [
  ...['minLength', 'maxLength', 'pattern', 'format', 'enum'],
  ...['minimum', 'maximum', 'exclusiveMinimum'],
];

/** The members of an enum but null, which says that the value may be absent. */
export const withoutNull = (members: readonly unknown[]): unknown[] =>
  members.filter((member) => member !== null);

const nameOf = (ref: string) => ref.replace('#/components/schemas/', '');

/**
 * Source texts of two modules with what the answers of the contract look like: `shapes`, by schema name, and `answers`, the
 * schema of each call's good answer; what only calls need that are not frequent is apart. Null is
 * left out, as the contract treats it as absence.
 * @throws where a schema uses what the site's check does not know
 */
export function shapesModules({ paths, components }: Contract): { shapes: string; otherShapes: string } {
  const shapes = new Map<string, unknown>();

  function named(name: string): string {
    if (!shapes.has(name)) {
      shapes.set(name, undefined); // keeps its place, and ends a circle
      shapes.set(name, shapeOf(schemaNamed(name), name));
    }
    return name;
  }

  function schemaNamed(name: string): Schema {
    const schema = components.schemas[name];
    if (!schema) throw new Error(`The contract has no schema ${name}`);
    return schema;
  }

  /** The members of an object and of all that it is made of. */
  function membersOf({ $ref, allOf = [], properties = {}, required = [] }: Schema): {
    properties: Record<string, Schema>;
    required: string[];
  } {
    const parts = [...($ref ? [schemaNamed(nameOf($ref))] : []), ...allOf].map(membersOf);
    return {
      properties: Object.assign({}, ...parts.map((part) => part.properties), properties) as typeof properties,
      required: [...parts.flatMap((part) => part.required), ...required],
    };
  }

  function objectShape(schema: Schema, where: string) {
    const { properties, required } = membersOf(schema);
    const those = (wanted: boolean) =>
      Object.fromEntries(
        Object.entries(properties)
          .filter(([name]) => required.includes(name) === wanted)
          .map(([name, member]) => [name, shapeOf(member, `${where}.${name}`)]),
      );
    const optional = those(false);
    // Visitors load the module: what says nothing is left out.
    return { type: 'object', required: those(true), ...(Object.keys(optional).length > 0 && { optional }) };
  }

  function shapeOf(schema: Schema, where: string): unknown {
    if (schema.$ref) return named(nameOf(schema.$ref));
    if (schema.anyOf) {
      const choices = schema.anyOf.filter(({ type }) => type !== 'null');
      const [only] = choices;
      if (choices.length === 1 && only) return shapeOf(only, where);
      // Known members of an open list are named for readers of the contract; any text will do.
      if (choices.some(({ type }) => type === 'string')) return { type: 'string' };
    }
    const type = [schema.type ?? []].flat().find((one) => one !== 'null');
    if (type === 'object' || schema.allOf) return objectShape(schema, where);
    if (type === 'array' && schema.items) return { type, items: shapeOf(schema.items, `${where}[]`) };
    if (type === undefined || !['string', 'number', 'integer', 'boolean'].includes(type)) {
      throw new Error(`${where} is of no kind that answers are checked for`);
    }
    const own = Object.fromEntries(Object.entries(schema).filter(([key]) => limits.includes(key)));
    return { type, ...own, ...(schema.enum && { enum: withoutNull(schema.enum) }) };
  }

  /** The schemas of good answers, by call; names what they are made of. */
  function answersOf(areFrequent: boolean): Record<string, string> {
    const answers: Record<string, string> = {};
    for (const [path, operations] of Object.entries(paths)) {
      for (const [method, { responses = {} }] of Object.entries(operations)) {
        const call = `${method.toUpperCase()} ${path}`;
        const schema = (responses['200'] ?? responses['201'])?.content?.['application/json']?.schema;
        if (schema?.$ref && frequentCalls.includes(call) === areFrequent)
          answers[call] = named(nameOf(schema.$ref));
      }
    }
    return answers;
  }

  const answers = answersOf(true);
  named('Problem');
  const common = Object.fromEntries(shapes);
  const otherAnswers = answersOf(false);
  const others = Object.fromEntries([...shapes].filter(([name]) => !(name in common)));
  return {
    shapes: moduleOf({ shapes: common, answers }),
    otherShapes: moduleOf({ otherShapes: others, otherAnswers }),
  };
}

function moduleOf(constants: Record<string, object>): string {
  const [shapes = '', answers = ''] = Object.keys(constants);
  return [
    `import type { Shape, ShapeName } from '../check/shape';\n`,
    '/** What good answers and problems are made of, by schema name. */',
    `export const ${shapes}: Readonly<Record<string, Exclude<Shape, ShapeName>>> = ${JSON.stringify(constants[shapes])};\n`,
    '/** The schema of what each call answers. */',
    `export const ${answers}: Readonly<Record<string, string>> = ${JSON.stringify(constants[answers])};\n`,
  ].join('\n');
}

import type { AnyObjectSchema, ISchema } from 'yup';
import type { FieldMeta } from '../../sourcing/content/field-meta';

/** A schema as the editing page sees it. */
export type Shape =
  | { kind: 'group'; fields: readonly (readonly [name: string, shape: Shape])[]; meta: FieldMeta | undefined }
  | { kind: 'list'; row: Shape; meta: FieldMeta }
  | { kind: 'localized' | 'markdown'; meta: FieldMeta }
  | { kind: 'value'; meta: FieldMeta };

interface Described {
  fields?: Record<string, ISchema<unknown>>;
  innerType?: ISchema<unknown>;
  spec: { optional?: boolean };
  meta?: () => { field?: FieldMeta } | undefined;
}

/** Reads what the fields of a content file are out of the schema that the build checks. */
export function toShape(schema: AnyObjectSchema | ISchema<unknown>): Shape {
  const described = schema as unknown as Described;
  const meta = described.meta?.()?.field;
  const optional = described.spec.optional ? { isOptional: true } : {};
  if (meta?.kind === 'localized') return { kind: 'localized', meta: { ...meta, ...optional } };
  if (meta?.kind === 'markdown') return { kind: 'markdown', meta };
  if (described.fields) {
    const fields = Object.entries(described.fields).map(([name, field]) => [name, toShape(field)] as const);
    return { kind: 'group', fields, meta: meta && { ...meta, ...optional } };
  }
  if (!meta) throw new Error('A field of a content file has no label');
  if (described.innerType) return { kind: 'list', row: toShape(described.innerType), meta };
  return { kind: 'value', meta: { ...meta, ...optional } };
}

import type { LocalizedText } from '../../lib/localized-text';

/** Limits of a picture in its place on the page. Pixels. */
export interface PictureLimits {
  minWidth: number;
  minHeight: number;
  /** The page shows a part of it; editors choose its centre. */
  isCropped?: boolean;
}

/** What an editor sees of a field; the schema of the build has it as yup's `meta`. */
export interface FieldMeta {
  /** How it is edited. */
  kind:
    | 'group'
    | 'list'
    | 'localized'
    | 'text'
    | 'markdown'
    | 'link'
    | 'address'
    | 'destination'
    | 'photo'
    | 'drawing'
    | 'film'
    | 'choice'
    | 'category'
    | 'identifier'
    | 'number'
    | 'day'
    | 'moment'
    | 'flag';
  label: LocalizedText;
  /** One sentence below the field. */
  hint?: LocalizedText;
  example?: LocalizedText | string | number;
  /** Characters. */
  maxLength?: number;
  /** Longer than a line. */
  isLong?: boolean;
  /** Of a choice: words of the file, with what they mean. */
  words?: Readonly<Record<string, LocalizedText>>;
  /** Of a number. */
  range?: { min: number; max: number };
  /** Of a number: it may have digits after the point. */
  hasDecimals?: boolean;
  /** Endings of a file's name. */
  extensions?: readonly string[];
  picture?: PictureLimits;
  /** May be left out. */
  isOptional?: boolean;
}

declare module 'yup' {
  interface CustomSchemaMetadata {
    field?: FieldMeta;
  }
}

/** A label, or a label with a hint. */
export type Label = LocalizedText & { readonly hint?: LocalizedText };

/** The `meta` of a field. */
export const labelled = (
  { hint, ar, en }: Label,
  meta: Omit<FieldMeta, 'label' | 'hint'>,
): { field: FieldMeta } => ({
  field: { label: { ar, en }, ...(hint ? { hint } : {}), ...meta },
});

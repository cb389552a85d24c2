import type { Field } from '@sveltia/cms';
import { withReadableAddresses } from '../../lib/bidi';
import type { FieldMeta } from '../../sourcing/content/field-meta';
import { heicMessage } from '../../sourcing/content/heic';
import { namedPatterns, getPattern } from './patterns';
import type { Language } from '../../sourcing/content/problems';
import type { Shape } from '../format/schema-shape';

/** Name of the one field of a row that is only a text; the file has no name for it. */
const rowField = 'text';

/** Bytes of a photograph that may be uploaded. */
const maxUpload = 12_000_000;

/** The field of the editing page for a field of a content file. */
export function toField(name: string, shape: Shape, language: Language): Field {
  const { meta } = shape;
  const shared = {
    name,
    label: meta?.label[language] ?? name,
    ...(meta?.hint ? { hint: withReadableAddresses(meta.hint[language]) } : {}),
    ...(meta?.isOptional ? { required: false } : {}),
  };
  switch (shape.kind) {
    case 'group':
      return {
        ...shared,
        widget: 'object',
        i18n: true,
        fields: shape.fields.map(([inner, field]) => toField(inner, field, language)),
      };
    case 'list': {
      const { row } = shape;
      const list = {
        ...shared,
        widget: 'list' as const,
        i18n: true,
        ...(meta?.isOptional ? {} : { min: 1 }),
        label_singular: row.meta?.label[language] ?? shared.label,
      };
      return row.kind === 'group'
        ? {
            ...list,
            collapsed: 'auto',
            fields: row.fields.map(([inner, field]) => toField(inner, field, language)),
          }
        : { ...list, field: toField(rowField, row, language) };
    }
    case 'localized':
      return {
        ...shared,
        widget: shape.meta.isLong ? 'text' : 'string',
        i18n: true,
        maxlength: shape.meta.maxLength,
        pattern: getPattern('plain', language),
      };
    case 'markdown':
      return {
        ...shared,
        widget: 'richtext',
        i18n: true,
        modes: ['rich_text', 'raw'],
        buttons: ['bold', 'italic', 'link', 'heading-two', 'heading-three', 'bulleted-list', 'numbered-list'],
        editor_components: [],
        pattern: getPattern('markdown', language),
      };
    case 'value':
      return valueField(shared, shape.meta, language);
  }
}

type Shared = Pick<Field, 'name' | 'label'>;

/** A field that both languages have alike. */
function valueField(base: Shared, meta: FieldMeta, language: Language): Field {
  const shared = { ...base, i18n: 'duplicate' as const };
  const media = {
    choose_url: false,
    accept: meta.extensions?.map((extension) => `.${extension}`).join(','),
    media_libraries: {
      stock_assets: false as const,
      default: { config: { max_file_size: maxUpload, slugify_filename: true } },
    },
  };
  switch (meta.kind) {
    case 'photo':
      return {
        ...shared,
        hint: [meta.hint?.[language], heicMessage[language]].filter(Boolean).join(' '),
        widget: 'image',
        ...media,
      };
    case 'drawing':
      return { ...shared, widget: 'image', ...media };
    case 'film':
      return { ...shared, widget: 'file', ...media };
    case 'choice':
      return {
        ...shared,
        widget: 'select',
        options: Object.entries(meta.words ?? {}).map(([value, label]) => ({
          value,
          label: label[language],
        })),
      };
    case 'category':
      return {
        ...shared,
        widget: 'relation',
        collection: 'faq',
        file: 'faq-categories',
        value_field: 'categories.*.id',
        display_fields: ['categories.*.label'],
      };
    case 'number':
      return {
        ...shared,
        widget: 'number',
        ...(meta.hasDecimals ? { value_type: 'float', step: 0.01 } : { value_type: 'int' }),
        ...meta.range,
      };
    case 'day':
      return { ...shared, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
    case 'moment':
      return {
        ...shared,
        widget: 'datetime',
        input_timezone: 'Asia/Riyadh',
        format: 'YYYY-MM-DDTHH:mm:ssZ',
      };
    case 'flag':
      return { ...shared, widget: 'boolean', required: false };
    case 'identifier':
    case 'link':
    case 'address':
    case 'destination':
      return { ...shared, widget: 'string', pattern: namedPatterns[meta.kind](language) };
    case 'text':
    case 'localized':
    case 'markdown':
    case 'group':
    case 'list':
      return { ...shared, widget: 'string' };
  }
}

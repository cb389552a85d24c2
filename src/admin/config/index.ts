import type { Backend, CmsConfig, Collection, CollectionFile } from '@sveltia/cms';
import type { LocalizedText } from '../../lib/localized-text';
import { kinds, type ContentKind } from '../../sourcing/content/kinds';
import type { Language } from '../../sourcing/content/problems';
import { toShape } from '../format/schema-shape';
import { toField } from './fields';
import { interfaceFiles } from './interface-files';
import { interfaceTexts } from './interface-texts';
import { menu } from './menu';

const questions = { label: { ar: 'الأسئلة', en: 'Questions' }, single: { ar: 'سؤال', en: 'Question' } };

/** Name of the format in which the files of a kind are read and written. */
export const formatName = (kind: Pick<ContentKind, 'name'>): string => `${kind.name}-frontmatter`;

const folderOf = (file: string) => file.split('/')[0] ?? '';

function topFields(kind: ContentKind, language: Language) {
  const shape = toShape(kind.schema);
  return {
    label: shape.meta?.label[language] ?? kind.name,
    fields: shape.kind === 'group' ? shape.fields.map(([name, field]) => toField(name, field, language)) : [],
  };
}

function fileOf(kind: ContentKind, language: Language): CollectionFile {
  const folder = folderOf(kind.file);
  return {
    name: kind.name,
    file: `content/${kind.file}`,
    ...topFields(kind, language),
    format: formatName(kind),
    media_folder: `/content/${folder}/media`,
    public_folder: `/${folder}/media`,
    i18n: true,
  };
}

/** What few questions have stands below question and answer. */
const rarelyUsed = ['hidden', 'publish_at', 'unpublish_at', 'plugin', 'fact'];

const isRarelyUsed = ({ name }: { name: string }) => rarelyUsed.includes(name);

const reviews: LocalizedText = { ar: 'معلومات حان موعد مراجعتها:', en: 'Facts to be reviewed:' };

/**
 * What the editing page shows, generated from the schemas that the build checks.
 * @param overdue facts whose review is due, above the questions
 */
export function adminConfig(
  backend: Backend,
  language: Language,
  overdue: readonly LocalizedText[] = [],
): CmsConfig {
  const questionKind = kinds.find(({ name }) => name === 'faq-question');
  const collections = menu.map(({ name, icon, label, kinds: own }): Collection => ({
    name,
    label: label[language],
    icon,
    i18n: true,
    files: own.map((kind) => fileOf(kind, language)),
  }));
  if (questionKind) collections.splice(2, 0, questionCollection(questionKind, language, overdue));
  collections.push(interfaceTexts(interfaceFiles, language));
  return {
    load_config_file: false,
    backend,
    app_title: language === 'ar' ? 'محتوى الموقع' : 'Content of the site',
    logo: { src: './logo.svg' },
    media_folder: 'content/home/media',
    public_folder: '/home/media',
    media_libraries: { stock_assets: false },
    i18n: { structure: 'single_file', locales: ['ar', 'en'], default_locale: 'ar' },
    output: { omit_empty_optional_fields: true },
    collections,
  };
}

function questionCollection(
  kind: ContentKind,
  language: Language,
  overdue: readonly LocalizedText[],
): Collection {
  const { fields } = topFields(kind, language);
  return {
    name: 'questions',
    label: questions.label[language],
    label_singular: questions.single[language],
    icon: 'help',
    ...(overdue.length > 0 && {
      description: [reviews[language], ...overdue.map((fact) => fact[language])].join('\n'),
    }),
    folder: 'content/faq',
    format: formatName(kind),
    extension: 'md',
    // The page's own files are in the folder too.
    filter: { field: 'category', pattern: '^(?!null$)' },
    identifier_field: 'question',
    summary: '{{question}}',
    slug: {
      editable: ['create'],
      hint:
        language === 'ar'
          ? 'عنوان السؤال في الصفحة، بأحرف إنجليزية صغيرة وشرطات، مثل first-home'
          : 'Its address on the page: small English letters and hyphens, such as first-home',
      pattern: [
        /^[a-z0-9]+(-[a-z0-9]+)*$/,
        language === 'ar' ? 'أحرف إنجليزية صغيرة وأرقام وشرطات' : 'Small English letters, digits and hyphens',
      ],
    },
    sortable_fields: { fields: ['category', 'order'], default: { field: 'order', direction: 'ascending' } },
    view_groups: {
      groups: [{ name: 'category', label: language === 'ar' ? 'الباب' : 'Category', field: 'category' }],
      default: 'category',
    },
    i18n: true,
    fields: [...fields.filter((field) => !isRarelyUsed(field)), ...fields.filter(isRarelyUsed)],
  };
}

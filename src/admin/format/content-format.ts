import { parseDocument, type YAMLMap } from 'yaml';
import type { ContentKind } from '../../sourcing/content/kinds';
import { languageHeadings, splitFile, splitLanguages } from '../../sourcing/content/split-file';
import { joinedValue, valuesIn, type LocaleValues } from './locale-values';
import { toShape } from './schema-shape';
import { updateMap } from './update-node';

/** The values of an entry in each language; `source` is the file that they were read from. */
export interface EntryValues {
  ar: LocaleValues;
  en: LocaleValues;
}

/** The file of the entry travels with its values, so that saving changes no more of it than the editor did. */
const sourceField = 'source';

const yamlOptions = { lineWidth: 0, singleQuote: true } as const;

/** An empty group: a new file has no comments to keep. */
const emptyFile = '---\n{}\n---\n';

interface ContentFormat {
  fromFile: (text: string) => EntryValues;
  toFile: (values: Partial<EntryValues>) => string;
}

/** Reads and writes the files of one kind: `{ ar, en }` at each text, long texts below their headings. */
export function contentFormat({ schema, file }: Pick<ContentKind, 'schema' | 'file'>): ContentFormat {
  const shape = toShape(schema);
  const [folder = ''] = file.split('/');
  return {
    fromFile(text) {
      const source = `${text.replace(/\r\n?/g, '\n').trimEnd()}\n`;
      const { frontMatter, body } = partsOf(source);
      const value: unknown = { ...Object(parseDocument(frontMatter).toJS()), body: bodyTexts(body) };
      const valuesOf = (language: 'ar' | 'en') => valuesIn(language, shape, value, folder) as LocaleValues;
      return { ar: { ...valuesOf('ar'), [sourceField]: source }, en: valuesOf('en') };
    },
    toFile({ ar = {}, en = {} }) {
      const { [sourceField]: known, ...arabic } = ar;
      const source = typeof known === 'string' && known ? known : emptyFile;
      const { frontMatter, body } = partsOf(source);
      const { body: texts, ...fields } = joinedValue(shape, { ar: arabic, en }) as Record<string, unknown>;
      return `---\n${writtenFields(frontMatter, fields)}---\n${writtenBody(body, texts)}`;
    },
  };
}

function partsOf(source: string): { frontMatter: string; body: string } {
  const parts = splitFile(source);
  return 'message' in parts ? { frontMatter: '{}', body: source } : parts;
}

function writtenFields(frontMatter: string, fields: Record<string, unknown>): string {
  const document = parseDocument(frontMatter);
  const known = (document.toJS() ?? {}) as Record<string, unknown>;
  // A box that nobody ticked, and that the file never had.
  const value = Object.fromEntries(
    Object.entries(fields).filter(([name, field]) => field !== false || name in known),
  );
  if (Object.keys(known).length === 0) document.contents = document.createNode({}) as never;
  updateMap(document, document.contents as unknown as YAMLMap, value);
  (document.contents as unknown as YAMLMap).flow = false;
  return document.toString(yamlOptions);
}

const bodyTexts = (body: string) => {
  const { texts } = splitLanguages(body, 1);
  return { ar: texts.ar?.trim() ?? '', en: texts.en?.trim() ?? '' };
};

/** The long texts below their headings; as they were where none has changed. */
function writtenBody(before: string, texts: unknown): string {
  if (texts === undefined) return before;
  const { ar = '', en = '' } = Object(texts) as { ar?: string; en?: string };
  const old = bodyTexts(before);
  if (old.ar === ar.trim() && old.en === en.trim()) return before;
  return `\n${languageHeadings.ar}\n\n${ar.trim()}\n\n${languageHeadings.en}\n\n${en.trim()}\n`;
}

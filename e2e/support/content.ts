import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { LocalizedText } from '../../src/lib/localized-text';
import { parseContentFile, type ContentDocument } from '../../src/sourcing/content';

/** Fields of the files of `content/` that tests read. */
export interface ContentFile {
  title: LocalizedText;
  heading: LocalizedText;
  lead: LocalizedText;
  text: LocalizedText;
  quote: LocalizedText;
  name: LocalizedText;
  role: LocalizedText;
  imageAlt: LocalizedText;
  hours: LocalizedText;
  action: { label: LocalizedText; to: string };
}

/** The fields of a file, e.g. `content('home/vision')`. */
export function content(file: string): ContentFile {
  return frontMatter(file) as ContentFile;
}

/** The items of a file that has a list, e.g. `contentRows<{ name: LocalizedText }>('home/partners')`. */
export function contentRows<Row>(file: string): Row[] {
  return (frontMatter(file) as { items: Row[] }).items;
}

function frontMatter(file: string): unknown {
  const [, yaml = ''] = readFileSync(path.resolve('content', `${file}.md`), 'utf8').split(/^---$/m);
  return parse(yaml);
}

type Kind = ContentDocument['kind'];
type Fields<Name extends Kind> = Extract<ContentDocument, { kind: Name }>['fields'];

/** Fields of `content/home/<kind>.md`, read by its schema: `homeContent('hero')`. */
export function homeContent<Name extends Kind>(kind: Name): Fields<Name> {
  const file = `content/home/${kind}.md`;
  const document = parseContentFile({ path: file, text: readFileSync(file, 'utf8') });
  if (document.kind !== kind) throw new Error(`${file} is not of kind ${kind}`);
  return document.fields as Fields<Name>;
}

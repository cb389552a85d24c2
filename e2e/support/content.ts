/** Words and numbers of the editors' files, as a test expects them on the page. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

export interface Words {
  ar: string;
  en: string;
}

/** What the files of `content/` hold, as far as tests ask for it. */
export interface ContentFile {
  title: Words;
  heading: Words;
  lead: Words;
  text: Words;
  quote: Words;
  name: Words;
  role: Words;
  imageAlt: Words;
  action: { label: Words; to: string };
}

/** The fields of a file, e.g. `content('home/vision')`. */
export function content(file: string): ContentFile {
  return frontMatter(file) as ContentFile;
}

/** The rows of a file that has some, e.g. `contentRows<{ name: Words }>('home/partners')`. */
export function contentRows<Row>(file: string): Row[] {
  return (frontMatter(file) as { items: Row[] }).items;
}

function frontMatter(file: string): unknown {
  const [, yaml = ''] = readFileSync(path.resolve('content', `${file}.md`), 'utf8').split(/^---$/m);
  return parse(yaml);
}

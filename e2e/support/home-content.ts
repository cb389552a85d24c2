/** The editors' files of the upper half of the home page, read by their schemas, as a test expects them on the page. */
import { readFileSync } from 'node:fs';
import { parseContentFile, type ContentDocument } from '../../src/sourcing/content';

type Kind = ContentDocument['kind'];
type Fields<Name extends Kind> = Extract<ContentDocument, { kind: Name }>['fields'];

/** What `content/home/<kind>.md` says: `homeContent('hero')`. */
export function homeContent<Name extends Kind>(kind: Name): Fields<Name> {
  const path = `content/home/${kind}.md`;
  const document = parseContentFile({ path, text: readFileSync(path, 'utf8') });
  if (document.kind !== kind) throw new Error(`${path} is no ${kind}`);
  return document.fields as Fields<Name>;
}

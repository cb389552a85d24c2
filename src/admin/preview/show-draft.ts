import { encodeBase64 } from '../base64';
import type { EntryFile } from '../entry-file';

/** A file of a draft, as the local server takes it. */
interface DraftFile {
  path: string;
  /** Base64. */
  content: string;
}

const extensionOf = ({ type }: Blob) =>
  type
    .replace(/^image\//, '')
    .replace('svg+xml', 'svg')
    .replace('jpeg', 'jpg');

/** The file with the pictures that were chosen and not saved yet, which it names by an address of the browser's memory. */
async function withPictures({ path, text }: EntryFile): Promise<DraftFile[]> {
  const media: DraftFile[] = [];
  let written = text;
  for (const [address] of text.matchAll(/blob:[^\s'"]+/g)) {
    const blob = await (await fetch(address)).blob();
    const name = `media/draft-${media.length + 1}.${extensionOf(blob)}`;
    media.push({ path: path.replace(/[^/]+$/, name), content: await encodeBase64(blob) });
    written = written.replace(address, name);
  }
  return [...media, { path, content: await encodeBase64(new Blob([written])) }];
}

/** Shows the unsaved text of an entry on the development site. */
export async function showDraft(file: EntryFile, token: string): Promise<void> {
  const response = await fetch('/preview', {
    method: 'POST',
    headers: { Authorization: `token ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ files: await withPictures(file) }),
  });
  if (response.ok) return;
  const { message = response.statusText } = (await response.json()) as { message?: string };
  throw new Error(message);
}

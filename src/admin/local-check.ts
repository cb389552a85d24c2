import type { ContentProblem } from '../sourcing/content/problems';
import { encodeBase64 } from './base64';
import type { EntryFile } from './entry-file';
import { localServerToken } from './settings';

/** Where the server of `npm run content -- edit` finds the mistakes that an entry would bring into the content. */
export const checkAddress = '/check';

/** Mistakes of the entry and those between files; none where no such server is. @throws where it does not answer */
export async function fetchMistakes({ path, text }: EntryFile): Promise<ContentProblem[]> {
  const token = localServerToken();
  if (!token) return [];
  const response = await fetch(checkAddress, {
    method: 'POST',
    headers: { Authorization: `token ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ files: [{ path, content: await encodeBase64(new Blob([text])) }] }),
  });
  const { mistakes = [], message } = (await response.json()) as {
    mistakes?: ContentProblem[];
    message?: string;
  };
  if (!response.ok) throw new Error(message ?? response.statusText);
  return mistakes;
}

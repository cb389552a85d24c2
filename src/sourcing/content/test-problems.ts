import { ContentError } from './errors';
import { parseContentFile } from './parse-content-file';

/** The problems of a file as an editor reads them, one a line. */
export function problemsOf(text: string, file: string, fileExists?: (media: string) => boolean): string[] {
  try {
    parseContentFile({ path: file, text, fileExists });
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split('\n');
  }
}

import type { ProblemInFile } from './errors';

/** A content file in its two parts; lines count from 1 in the file. */
export interface FileParts {
  frontMatter: string;
  frontMatterLine: number;
  body: string;
  bodyLine: number;
}

const EXAMPLE = 'a line with --- before the fields and one after them';

/** Parts a file at its `---` lines, or says what is wrong with them. Line ends and a byte order mark do not matter. */
export function splitFile(text: string): FileParts | ProblemInFile {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const isFence = (line: string) => line.trimEnd() === '---';
  const problem = (line: number, found: string): ProblemInFile => ({
    line,
    column: 1,
    field: '',
    message: `expected ${EXAMPLE}, found ${found}`,
  });
  const [first = ''] = lines;
  if (!isFence(first))
    return problem(
      1,
      first.trim() ? `"${first.trim().slice(0, 40)}" in the first line` : 'nothing in the first line',
    );
  const end = lines.findIndex((line, index) => index > 0 && isFence(line));
  if (end === -1)
    return problem(text.trimEnd().split('\n').length, 'the end of the file before the second ---');
  return {
    frontMatter: lines.slice(1, end).join('\n'),
    frontMatterLine: 2,
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  };
}

import { isUtf8 } from 'node:buffer';
import type { ProblemInFile } from './problems';

export interface DecodedFile {
  text: string;
  problems: ProblemInFile[];
}

const inFirstLine = (problem: Pick<ProblemInFile, 'message' | 'isWarning' | 'isFixable'>): ProblemInFile => ({
  line: 1,
  column: 1,
  field: '',
  ...problem,
});

const utf16 = {
  ar: 'الملف محفوظ بترميز UTF-16 (يسميه Windows «Unicode»). احفظه بترميز UTF-8.',
  en: 'The file is saved as UTF-16 (which Windows calls “Unicode”). Save it as UTF-8.',
};
const otherEncoding = {
  ar: 'الملف محفوظ بترميز قديم مثل Windows-1256. احفظه بترميز UTF-8، وتأكد من نصوصه العربية.',
  en: 'The file is saved in an old encoding such as Windows-1256. Save it as UTF-8, and look at its Arabic texts.',
};
const byteOrderMark = {
  ar: 'في أول الملف علامة BOM خفية يضيفها Windows.',
  en: 'The file begins with a hidden BOM, which Windows adds.',
};
const lineEnds = {
  ar: 'نهايات السطور كما يكتبها Windows.',
  en: 'The lines end as Windows writes them.',
};

/** The text of a content file, and what is wrong with how it was saved. Text in another encoding is left empty. */
export function decodeFile(bytes: Buffer): DecodedFile {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    const littleEndian = first === 0xff ? bytes : Buffer.from(bytes.subarray(0, bytes.length & ~1)).swap16();
    const text = littleEndian.toString('utf16le').replace(/^\uFEFF/, '');
    return { text, problems: [inFirstLine({ message: utf16, isFixable: true })] };
  }
  if (!isUtf8(bytes)) return { text: '', problems: [inFirstLine({ message: otherEncoding })] };
  const text = bytes.toString('utf8');
  const warning = { isWarning: true, isFixable: true };
  return {
    text: text.replace(/^\uFEFF/, ''),
    problems: [
      ...(text.startsWith('\uFEFF') ? [inFirstLine({ message: byteOrderMark, ...warning })] : []),
      ...(text.includes('\r') ? [inFirstLine({ message: lineEnds, ...warning })] : []),
    ],
  };
}

/** The file as `content -- check --fix` saves it: UTF-8, line ends of one character, no tab before a field. */
export function fixedText(bytes: Buffer): string {
  const text = decodeFile(bytes).text.replace(/\r\n?/g, '\n');
  const end = text.search(/\n---[ \t]*(?:\n|$)/);
  const fields = end === -1 ? text : text.slice(0, end);
  const indented = fields.replace(/^[ \t]+/gm, (blanks) => blanks.replaceAll('\t', '  '));
  return indented + (end === -1 ? '' : text.slice(end));
}

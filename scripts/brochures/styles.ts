import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tokens } from '../../src/theme/tokens';

const font = (script: string): string => {
  const file = path.resolve(__dirname, `../../src/theme/fonts/alexandria-${script}.woff2`);
  return `@font-face{font-family:Alexandria;font-weight:400 700;src:url(data:font/woff2;base64,${readFileSync(file).toString('base64')}) format("woff2");unicode-range:${script === 'arabic' ? 'U+0600-06FF,U+200C-200E,U+FB50-FDFF,U+FE80-FEFC' : 'U+0000-00FF,U+2010-2022,U+2026'}}`;
};

/** The style sheet of brochures on A4, in the site's colours and typeface. */
export const brochureStyles = (): string => `
  ${font('arabic')}${font('latin')}
  @page { size: A4; margin: 0; }
  * { box-sizing: border-box; margin: 0; padding: 0; }
  body { font: 400 10.5pt/1.8 Alexandria; color: ${tokens.ink}; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  section { position: relative; block-size: 297mm; padding: 20mm 18mm 26mm; break-after: page; overflow: hidden; }
  h1 { font-size: 40pt; font-weight: 500; line-height: 1.3; }
  h2 { font-size: 19pt; font-weight: 500; line-height: 1.4; padding-block: 8mm 3mm; }
  section > h2:first-child { padding-block-start: 0; }
  h3 { font-size: 11.5pt; font-weight: 500; }
  ul { list-style: none; }
  .num { direction: ltr; unicode-bidi: isolate; display: inline-block; }
  .cover img { position: absolute; inset: 0 0 auto; inline-size: 100%; block-size: 165mm; object-fit: cover; border-end-start-radius: 40mm; }
  .cover { padding-block-start: 160mm; }
  .cover .brand { font-weight: 700; color: ${tokens.brick}; }
  .cover .lead { font-size: 14pt; color: ${tokens['stone-700']}; }
  .cover .summary { max-inline-size: 120mm; padding-block: 4mm; }
  .chip { display: inline-block; padding: 1mm 4mm; background: ${tokens['sand-100']}; font-weight: 500; }
  .price { font-size: 15pt; font-weight: 700; padding-block-start: 4mm; }
  p + p { padding-block-start: 3mm; }
  .photos { display: grid; grid-template-columns: repeat(3, 1fr); gap: 4mm; padding-block-start: 7mm; }
  .photos img { inline-size: 100%; block-size: 42mm; object-fit: cover; }
  .grid { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm 10mm; }
  .grid li { padding-block: 2.5mm; border-block-start: .3mm solid ${tokens.line}; }
  .grid p { color: ${tokens['stone-700']}; font-size: 9.5pt; }
  .ruler li { display: flex; align-items: center; gap: 4mm; padding-block: 2.2mm; border-block-start: .3mm solid ${tokens['sand-300']}; }
  .ruler b { inline-size: 62mm; font-weight: 500; flex: none; font-size: 10pt; }
  .ruler .line { block-size: 3mm; border-inline: .4mm solid; background: linear-gradient(currentColor, currentColor) center / 100% .4mm no-repeat; }
  .ruler li:first-child .line { color: ${tokens.brick}; }
  .near { columns: 2; column-gap: 12mm; }
  .near li { display: flex; justify-content: space-between; padding-block: 1.6mm; border-block-end: .3mm solid ${tokens.line}; break-inside: avoid; }
  table { inline-size: 100%; border-collapse: collapse; font-size: 9.5pt; font-variant-numeric: tabular-nums; }
  th, td { text-align: start; padding: 1.3mm 2mm; border-block-end: .3mm solid ${tokens.line}; }
  th { font-weight: 500; border-color: ${tokens.ink}; }
  .plans { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; padding-block-start: 8mm; }
  .plans svg { inline-size: 100%; block-size: 72mm; color: ${tokens.ink}; }
  figcaption { text-align: center; font-weight: 500; }
  .note { font-size: 8.5pt; color: ${tokens.stone}; padding-block-start: 4mm; }
  footer { position: absolute; inset-inline: 18mm; inset-block-end: 10mm; display: flex; justify-content: space-between; gap: 6mm; padding-block-start: 3mm; border-block-start: .3mm solid ${tokens.ink}; font-size: 8.5pt; }
`;

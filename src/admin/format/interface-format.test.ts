import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { interfaceFormat } from './interface-format';

const root = path.resolve(__dirname, '../../i18n/locales');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
);
const { fromFile, toFile } = interfaceFormat;

/** As the editing page sends values: without blanks around them. */
const trimmed = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.trim()
    : Object.fromEntries(
        Object.entries(Object(value) as object).map(([key, inner]) => [key, trimmed(inner)]),
      );

describe.each(files)('%s', (file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  const values = fromFile(text);

  it('is the same byte for byte after it was read and written', () => {
    expect(toFile({ ...(trimmed(values) as object), source: text })).toBe(text);
  });

  it('has one changed line for one changed text', () => {
    const [key = ''] = Object.keys(values);
    const lines = toFile({ ...values, [key]: 'Changed' }).split('\n');
    expect(lines.filter((line, index) => line !== text.split('\n')[index])).toHaveLength(
      typeof values[key] === 'string' ? 1 : 0,
    );
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tokens } from './tokens';

const source = path.resolve('src');

const styledFiles = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file) && !/^(theme|sourcing)\b/.test(file),
);

test('the colours of the brand are defined in the theme @9.15', () => {
  expect(tokens).toMatchObject({ ink: '#12312B', brick: '#B3322C', bronze: '#9A6B3F', sand: '#E9DFCF' });
});

test('no component has a colour of its own, except the black of print', () => {
  const strays = styledFiles.flatMap((file) => {
    const text = readFileSync(path.join(source, file), 'utf8');
    const colours = text.match(/(?<=[:\s(,'"`])#[0-9a-f]{3,8}\b(?=[\s;,)'"`])/gi) ?? [];
    return colours.filter((colour) => colour !== '#000').map((colour) => `${file}: ${colour}`);
  });
  expect(strays).toEqual([]);
});

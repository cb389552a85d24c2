import { globalStyle } from './global-style';

test('a word of any length breaks within its place; a column of a table keeps its words', () => {
  expect(globalStyle).toMatch(/body\{[^}]*overflow-wrap: anywhere/);
  expect(globalStyle).toContain('th,td{overflow-wrap: break-word');
});

import { lazyScripts, type ChunkGroup } from './lazy-scripts';

const group = (files: string[], children: ChunkGroup[] = [], name?: string): ChunkGroup => ({
  name,
  getFiles: () => files,
  getChildren: () => children,
});

test('a page has the scripts that it and the app load late, and what those load, but no other page', () => {
  const lightbox = group(['lightbox.js', 'shared.js']);
  const costs = group(['costs.js', 'costs.css', 'shared.js'], [lightbox]);
  const unit = group(['unit.js'], [costs, group(['unit.js'])], 'component---unit');
  const faq = group(['faq.js'], [], 'component---faq');
  const app = group(['app.js'], [unit, faq, group(['drawer.js'])], 'app');
  const groups = new Map([app, unit, faq].map((one) => [one.name ?? '', one]));
  expect(lazyScripts(groups)).toEqual({
    'component---unit': ['/costs.js', '/drawer.js', '/lightbox.js', '/shared.js'],
    'component---faq': ['/drawer.js'],
  });
});

import { relatedArticles, type Article } from './related-articles';

const article = (id: string, day: number, ...tags: string[]): Article => ({
  id,
  published_at: `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`,
  tags: tags.map((en) => ({ en })),
});

const plan = article('plan', 1, 'buying', 'design');
const tax = article('tax', 2, 'buying');
const sun = article('sun', 3, 'design', 'buying');
const leak = article('leak', 4, 'care');
const bare = article('bare', 5);
const all = [plan, tax, sun, leak, bare];

test('articles with more tags in common are chosen first, then the newest', () => {
  expect(relatedArticles(all, 1)(plan)).toEqual(['sun']);
  expect(relatedArticles(all, 2)(plan)).toEqual(['sun', 'tax']);
});

test('the chosen articles are offered newest first', () => {
  expect(relatedArticles(all, 3)(plan)).toEqual(['bare', 'sun', 'tax']);
});

test('an article without tags is followed by the newest', () => {
  expect(relatedArticles(all, 3)(bare)).toEqual(['leak', 'sun', 'tax']);
});

test('an article is not related to itself', () => {
  expect(relatedArticles([plan], 3)(plan)).toEqual([]);
});

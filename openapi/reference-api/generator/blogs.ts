import type { components } from '../../../src/api-client/generated/schema';
import { createRandom } from './random';
import { blogCover, hoursBefore } from './shared-values';
import { paragraph, topics } from './vocabulary';

type Language = 'ar' | 'en';

const heading: Record<Language, string> = { ar: 'القسم', en: 'Part' };

/** Markdown of `parts` headed paragraphs. */
const body = (language: Language, parts: number): string =>
  Array.from(
    { length: parts },
    (_, part) => `## ${heading[language]} ${part + 1}\n\n${paragraph[language]}`,
  ).join('\n\n');

/** Article `number`, from 0, the newest first. */
export function generateBlog(number: number): components['schemas']['Blog'] {
  const random = createRandom(`blog ${number}`);
  const topic = random.pick(topics);
  const title = { ar: `${topic.title.ar} (${number + 1})`, en: `${topic.title.en} (${number + 1})` };
  const parts = random.integer(2, 8);
  return {
    id: `a${String(number + 1).padStart(5, '0')}`,
    slug: `${topic.slug}-${number + 1}`,
    title,
    excerpt: topic.excerpt,
    body: { ar: body('ar', parts), en: body('en', parts) },
    cover: blogCover(number, title),
    author: { ar: 'فريق شاقول', en: 'The Shaqool team' },
    published_at: hoursBefore(number * 6),
    tags: [topic.tag],
  };
}

import { InvalidArgumentError } from 'commander';
import type { Scale } from './index';

const draftShare = 0.02;

const defaults = { projects: 50, units: 40, rentals: 100, blogs: 50 };

/**
 * Parses `projects=500,units=40,rentals=2000,blogs=5000,drafts=10`; each part has a default, `drafts` 2 % of the projects.
 * @throws InvalidArgumentError naming the invalid part
 */
export function parseScale(text: string): Scale {
  const scale: Record<string, number> = {};
  for (const part of text.split(',')) {
    const [, name, count] = /^(projects|units|rentals|blogs|drafts)=(\d{1,6})$/.exec(part.trim()) ?? [];
    if (!name) throw new InvalidArgumentError(`"${part}" is not like projects=500.`);
    scale[name] = Number(count);
  }
  const sizes = { ...defaults, ...scale };
  const drafts = scale['drafts'] ?? Math.round(sizes.projects * draftShare);
  if (drafts > sizes.projects) throw new InvalidArgumentError('There cannot be more drafts than projects.');
  return { ...sizes, drafts };
}

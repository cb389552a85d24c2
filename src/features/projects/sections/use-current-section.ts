import { useEffect, useState } from 'react';
import type { PageSection } from './section-nav';

/** The section that lies under the middle of what is seen; at first, as in the HTML, the first one. */
export function useCurrentSection(sections: readonly PageSection[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    const elements = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const watcher = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) return setCurrent(seen.target.id);
        const [first] = elements;
        if (first && first.getBoundingClientRect().top > 0) setCurrent(first.id); // back at the top
      },
      { rootMargin: '-40% 0px -59% 0px' }, // a line a little above the middle: one section at a time crosses it
    );
    for (const element of elements) watcher.observe(element);
    return () => watcher.disconnect();
  }, [ids]);
  return current;
}

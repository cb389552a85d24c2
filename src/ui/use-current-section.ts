import { useEffect, useState } from 'react';
import { useWholePage } from '../browser/first-screen';

/** The section at this share of the screen's height is the current one. */
const line = 0.4;

/**
 * Scroll spy: the id of the last element (section or heading) that has reached a line a little above the middle of the
 * screen; in the HTML the first one.
 * @param ids in the order of the page; missing elements are skipped
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const list = ids.join(' ');
  const isWhole = useWholePage();
  useEffect(() => {
    if (!isWhole) return undefined;
    const elements = list.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const find = () => {
      const passed = elements.filter((element) => element.getBoundingClientRect().top <= innerHeight * line);
      setCurrent((passed.pop() ?? elements[0])?.id);
    };
    // The margin extends far above the screen, so that fast scrolling skips no element.
    const observer = new IntersectionObserver(find, {
      rootMargin: `9999999px 0px -${100 - line * 100}% 0px`,
    });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [list, isWhole]);
  return current;
}

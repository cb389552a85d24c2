/** Which part of a page is being read. */
import { useEffect, useState } from 'react';

/** Where reading is, from the top of the screen. */
const line = 0.4;

/**
 * The last of some elements (sections or headings) that has come up to a line a little above the middle of the screen;
 * at first, as in the HTML, the first one.
 * @param ids in the order of the page; an element that is not there is passed over
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const list = ids.join(' ');
  useEffect(() => {
    const elements = list.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const find = () => {
      const passed = elements.filter((element) => element.getBoundingClientRect().top <= innerHeight * line);
      setCurrent((passed.pop() ?? elements[0])?.id);
    };
    // Everything above the line counts as seen, so that nothing can be jumped over.
    const watcher = new IntersectionObserver(find, { rootMargin: `9999999px 0px -${100 - line * 100}% 0px` });
    for (const element of elements) watcher.observe(element);
    return () => watcher.disconnect();
  }, [list]);
  return current;
}

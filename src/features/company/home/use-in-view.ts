import { useEffect, useState, type RefObject } from 'react';

/** Whether any part of the element is in the window; true until known. */
export function useInView(element: RefObject<Element>): boolean {
  const [inView, setInView] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.some((entry) => entry.isIntersecting)),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inView;
}

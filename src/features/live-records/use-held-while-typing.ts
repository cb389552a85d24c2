import { useEffect, useRef } from 'react';

/** Follows `value`, except under the hands of a visitor who types into a form of the page: then it stays as it was. */
export function useHeldWhileTyping<T>(value: T): T {
  const hasTyped = useRef(false);
  const held = useRef(value);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.closest('main form')) hasTyped.current = true;
    };
    document.addEventListener('input', note);
    return () => document.removeEventListener('input', note);
  }, []);
  if (!hasTyped.current) held.current = value;
  return held.current;
}

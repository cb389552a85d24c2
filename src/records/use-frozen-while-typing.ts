import { useEffect, useRef } from 'react';

/** Follows `value` until the visitor types into a form of the page; then it stays as it was. */
export function useFrozenWhileTyping<T>(value: T): T {
  const hasTyped = useRef(false);
  const frozen = useRef(value);
  useEffect(() => {
    const onInput = ({ target }: Event) => {
      if (target instanceof Element && target.closest('main form')) hasTyped.current = true;
    };
    document.addEventListener('input', onInput);
    return () => document.removeEventListener('input', onInput);
  }, []);
  if (!hasTyped.current) frozen.current = value;
  return frozen.current;
}

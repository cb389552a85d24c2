import { useEffect, useState } from 'react';

/** Milliseconds after which waiting is worth showing; quicker answers change the list at once. */
const patience = 200;

/** True once `pending` has lasted for a while. */
export function useDelayed(pending: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [pending]);
  return slow && pending;
}

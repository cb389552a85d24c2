import { useEffect, useState } from 'react';

/** Milliseconds after which a wait is shown; quicker answers change the list at once. */
const delay = 400;

/** True once `pending` has lasted for 400 ms. */
export function useDelayed(pending: boolean): boolean {
  const [delayed, setDelayed] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setDelayed(true), delay);
    return () => {
      clearTimeout(timer);
      setDelayed(false);
    };
  }, [pending]);
  return delayed && pending;
}

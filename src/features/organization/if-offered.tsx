import type { ReactNode } from 'react';
import { useIsOffered } from './use-offered';

/** A way to somewhere, where the company offers what is there. */
export function IfOffered({ to, children }: { to: string; children: ReactNode }) {
  return useIsOffered()(to) ? children : null;
}

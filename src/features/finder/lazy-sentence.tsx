import type { ComponentProps } from 'react';
import { useHydrated } from '../../browser/hydration';
import { createLazyComponent } from '../../ui';
import { readBefore, readSentence } from './sentence-address';

const SentenceReader = createLazyComponent(() => import('./sentence-reader'));
const SentenceNotice = createLazyComponent(() => import('./sentence-notice'));

interface SentenceProps {
  /** Query string of the current location, which may have a sentence to be read. */
  search: string;
  /** State of the current location, which may have what was read before. */
  state: unknown;
  /** Address of the list of projects with these conditions. Without it no sentence is read here. */
  hrefOf?: ComponentProps<typeof SentenceReader>['hrefOf'];
}

/** Reads the sentence of an address, and says what of one that was read is no condition. Nothing at the build. */
export function Sentence({ search, state, hrefOf }: SentenceProps) {
  const isHydrated = useHydrated();
  const sentence = isHydrated && hrefOf ? readSentence(search) : undefined;
  if (sentence !== undefined && hrefOf) return <SentenceReader sentence={sentence} hrefOf={hrefOf} />;
  return isHydrated && readBefore(state) ? <SentenceNotice state={state} /> : null;
}

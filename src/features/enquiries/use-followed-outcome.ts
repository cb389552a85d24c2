import { useEffect, useRef, useState } from 'react';
import type { EnquiryKind } from './forms';
import type { Outcome } from './outbox/enquiry';
import { useOutcome, useSentSince, useWaiting } from './outbox/use-outbox';
import type { RefusedEnquiry } from './submission';

/**
 * What became of the enquiry that a form reports on: the one just sent, one that still waits from an earlier visit, or one
 * that has replaced a refused one since.
 * @param onChange called when it becomes something else
 * @param onSentSince called when what was refused has been sent again from another tab
 */
export function useFollowedOutcome(
  kind: EnquiryKind,
  path: string,
  refused: RefusedEnquiry | undefined,
  onChange: (outcome: Outcome) => void,
  onSentSince: (refused: RefusedEnquiry) => void,
) {
  const [first, follow] = useState<Outcome>();
  const outcome = useOutcome(first);
  const [waiting] = useWaiting(kind, path);
  useEffect(() => follow((known) => known ?? waiting), [waiting]);

  const handlers = useRef({ onChange, onSentSince });
  useEffect(() => {
    handlers.current = { onChange, onSentSince };
  });
  useEffect(() => {
    if (outcome && outcome !== first) handlers.current.onChange(outcome);
    // Other properties of an outcome may change: only another kind counts.
  }, [outcome?.kind]);

  const sentSince = useSentSince(refused);
  useEffect(() => {
    if (!sentSince || !refused) return;
    follow(sentSince);
    handlers.current.onSentSince(refused);
  }, [sentSince?.id]);

  return { outcome, follow };
}

import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { Button } from '../../ui';

interface Step {
  message: string;
  /** Name of the unit. */
  unit?: string;
  undo: () => void;
}

export interface Undo {
  step: Step | undefined;
  push: (step: Step) => void;
  run: () => void;
}

/** The last change of the comparison, and a way to undo it. */
export function useUndo(): Undo {
  const [step, push] = useState<Step>();
  const run = () => {
    step?.undo();
    push(undefined);
    // The button disappears: focus moves to the table, once it is rendered again.
    requestAnimationFrame(() => document.getElementById(comparisonId)?.focus({ preventScroll: true }));
  };
  return { step, push, run };
}

/** Id of the table, for the focus. */
export const comparisonId = 'comparison';

/** Says what was done, with a button to undo it. */
export function UndoNote({ undo: { step, run } }: { undo: Undo }) {
  const { t } = useTranslation('compare');
  const line = useRef<HTMLDivElement>(null);
  // The pressed button was removed.
  useEffect(() => {
    if (step) line.current?.querySelector('button')?.focus();
  }, [step]);
  return (
    <Line ref={line} role="status" className="no-print">
      {step && (
        <>
          <span>
            {step.message} {step.unit && <bdi>{step.unit}</bdi>}
          </span>
          <Button variant="outline" small onClick={run}>
            {t('undo')}
          </Button>
        </>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
  padding: var(--s3) var(--s4);
  background: var(--sand-100);
  &:empty {
    display: none;
  }
`;

/** Says what was done to the comparison, and takes it back for as long as nothing else is done. */
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { Button } from '../../ui';

interface Step {
  said: string;
  /** The unit it was about. */
  unit?: string;
  undo: () => void;
}

export interface Undo {
  step: Step | undefined;
  push: (step: Step) => void;
  run: () => void;
}

export function useUndo(): Undo {
  const [step, push] = useState<Step>();
  const run = () => {
    step?.undo();
    push(undefined);
    // Once it is there again: whoever pressed the button goes on from the table.
    requestAnimationFrame(() => document.getElementById(comparisonId)?.focus({ preventScroll: true }));
  };
  return { step, push, run };
}

/** Id of the table, to go on from. */
export const comparisonId = 'comparison';

export function UndoNote({ undo: { step, run } }: { undo: Undo }) {
  const { t } = useTranslation('compare');
  const line = useRef<HTMLDivElement>(null);
  // What was pressed is gone.
  useEffect(() => {
    if (step) line.current?.querySelector('button')?.focus();
  }, [step]);
  return (
    <Line ref={line} role="status" className="no-print">
      {step && (
        <>
          <span>
            {step.said} {step.unit && <bdi>{step.unit}</bdi>}
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

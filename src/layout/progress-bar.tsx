import styled, { css, keyframes } from 'styled-components';
import { useTranslation } from '../i18n';
import { progress, progressDuration, type ProgressState } from '../browser/progress';
import { useStore } from '../browser/use-store';

/** A line at the very top while a page or an answer is loading; it grows in the reading direction. */
export function ProgressBar() {
  const { t } = useTranslation();
  const state = useStore<ProgressState>(progress, 'idle');
  if (state === 'idle') return null;
  // Decorative: lists and forms themselves announce that they are busy.
  return (
    <Line
      className="no-print"
      role="progressbar"
      aria-hidden="true"
      aria-label={t('loading')}
      $state={state}
    />
  );
}

const grow = keyframes`
  from { transform: scaleX(0); }
`;

const leave = keyframes`
  to { opacity: 0; }
`;

const Line = styled.div<{ $state: ProgressState }>`
  position: fixed;
  z-index: 60;
  inset-block-start: 0;
  inset-inline: 0;
  block-size: 3px;
  background: var(--brick);
  transform-origin: calc(50% - var(--dir) * 50%) 0;
  forced-color-adjust: none;
  ${({ $state }) =>
    $state === 'running'
      ? css`
          animation: ${grow} ${progressDuration}ms cubic-bezier(0.1, 0.7, 0.4, 1) both;
        `
      : css`
          animation: ${leave} var(--t2) both;
        `}
`;

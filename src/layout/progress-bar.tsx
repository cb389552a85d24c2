import styled, { keyframes } from 'styled-components';
import { useTranslation } from '../i18n';
import { progress, progressDuration, type ProgressState } from '../browser/progress';
import { useStore } from '../browser/use-store';

/**
 * A line at the very top while a page or an answer is loading; it grows in the reading direction. Always in the page: its
 * styles, inserted later, would make the browser style the whole page while it waits.
 */
export function ProgressBar() {
  const { t } = useTranslation();
  const state = useStore<ProgressState>(progress, 'idle');
  // Decorative: lists and forms themselves announce that they are busy.
  return (
    <Line
      className="no-print"
      role="progressbar"
      aria-hidden="true"
      aria-label={t('loading')}
      data-state={state}
    />
  );
}

const grow = keyframes`
  from { transform: scaleX(0); }
`;

const leave = keyframes`
  to { opacity: 0; }
`;

const Line = styled.div`
  position: fixed;
  z-index: 60;
  inset-block-start: 0;
  inset-inline: 0;
  block-size: 3px;
  background: var(--brick);
  transform-origin: calc(50% - var(--dir) * 50%) 0;
  forced-color-adjust: none;
  &[data-state='idle'] {
    display: none;
  }
  &[data-state='running'] {
    animation: ${grow} ${progressDuration}ms cubic-bezier(0.1, 0.7, 0.4, 1) both;
  }
  &[data-state='done'] {
    animation: ${leave} var(--t2) both;
  }
`;

/** Leads back to the top of a long page. Above the contact button, and out of the way while that is open. */
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../i18n';
import { from } from '../theme';
import { ArrowUpIcon, IconButton } from '../ui';
import { scrollThreshold, scrollToTop } from './scroll-to-top';

function useScrolledFar(): boolean {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > scrollThreshold);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return far;
}

/** The button vanishes at the top; whoever used it goes on from the page's beginning. */
const focusBeginning = () => document.getElementById('main')?.focus({ preventScroll: true });

interface BackToTopProps {
  /** Another floating part has the place for now. */
  yielding: boolean;
  /** Nothing floats below it. */
  alone: boolean;
}

export function BackToTop({ yielding, alone }: BackToTopProps) {
  const { t } = useTranslation();
  const shown = useScrolledFar() && !yielding;
  return (
    <Place $shown={shown} $alone={alone} className="no-print">
      <IconButton label={t('backToTop')} onClick={() => scrollToTop(focusBeginning)}>
        <ArrowUpIcon />
      </IconButton>
    </Place>
  );
}

const Place = styled.div<{ $shown: boolean; $alone: boolean }>`
  position: fixed;
  z-index: 39;
  inset-block-end: ${({ $alone }) => ($alone ? '24px' : '88px')};
  inset-inline-end: 24px;
  display: grid;
  background: var(--white);
  button:focus-visible {
    box-shadow: 0 0 0 3px var(--white); /* the ring is dark, and so may be what is below */
  }
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transition:
    opacity var(--t2),
    visibility var(--t2);
  ${from('columns')} {
    inset-block-end: ${({ $alone }) => ($alone ? '24px' : '96px')};
    inset-inline-end: 32px;
  }
`;

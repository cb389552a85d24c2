/** Leads back to the top of a long page. Above the contact button, and out of the way while that is open. */
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../i18n';
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
}

export function BackToTop({ yielding }: BackToTopProps) {
  const { t } = useTranslation();
  const shown = useScrolledFar() && !yielding;
  return (
    <Place $shown={shown} data-spare>
      <IconButton label={t('backToTop')} onClick={() => scrollToTop(focusBeginning)}>
        <ArrowUpIcon />
      </IconButton>
    </Place>
  );
}

const Place = styled.div<{ $shown: boolean }>`
  padding-block-end: 10px;
  & > button {
    background: var(--white);
  }
  button:focus-visible {
    box-shadow: 0 0 0 3px var(--white); /* the ring is dark, and so may be what is below */
  }
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transition:
    opacity var(--t2),
    visibility var(--t2);
`;

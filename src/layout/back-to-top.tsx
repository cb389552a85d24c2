import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../i18n';
import { ArrowUpIcon, IconButton } from '../ui';
import { scrollThreshold, scrollToTop } from './scroll-to-top';

function useScrolledPastThreshold(): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const update = () => setPast(window.scrollY > scrollThreshold);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return isPast;
}

/** The button disappears at the top, so the focus moves to the start of the page. */
const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true });

interface BackToTopProps {
  /** While the contact button's rows are open. */
  hidden: boolean;
}

/** Scrolls a long page back to its top. */
export function BackToTop({ hidden }: BackToTopProps) {
  const { t } = useTranslation();
  const shown = useScrolledPastThreshold() && !hidden;
  return (
    <Box $shown={shown} data-no-space>
      <IconButton label={t('backToTop')} onClick={() => scrollToTop(focusMain)}>
        <ArrowUpIcon />
      </IconButton>
    </Box>
  );
}

const Box = styled.div<{ $shown: boolean }>`
  padding-block-end: 10px;
  & > button {
    background: var(--white);
  }
  button:focus-visible {
    box-shadow: 0 0 0 3px var(--white); /* the ring is dark, and so may be the page below */
  }
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transition:
    opacity var(--t2),
    visibility var(--t2);
`;

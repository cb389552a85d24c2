/** How many homes are kept, and the way to their comparison; at the other end from the contact button. */
import { Link } from 'gatsby';
import styled, { createGlobalStyle } from 'styled-components';
import { format, useTranslation } from '../../i18n';
import { from } from '../../theme';
import { HeartIcon, Num } from '../../ui';
import { compareAddress } from './refs';
import { useShortlist } from './use-shortlist';

export function ShortlistBar() {
  const { t } = useTranslation();
  const kept = useShortlist() ?? [];
  if (kept.length === 0) return null;
  return (
    <aside className="no-print" aria-label={t('compare.label')}>
      <Room />
      <Pill to={compareAddress(kept)}>
        <HeartIcon />
        <span>
          {t('compare.open')} <Num>({format.integer(kept.length)})</Num>
        </span>
      </Pill>
    </aside>
  );
}

/** What has the focus scrolls clear of it, and so does the last line of the footer. */
const Room = createGlobalStyle`
  html { scroll-padding-block-end: 88px; }
  #main + footer { border-block-end: 72px solid var(--ink-900); }
`;

const Pill = styled(Link)`
  position: fixed;
  z-index: 38;
  inset-block-end: var(--s4);
  inset-inline-start: var(--s4);
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-block-size: 48px;
  padding-inline: 18px 20px;
  font-weight: 500;
  background: var(--white);
  border: 1px solid var(--ink);
  border-radius: var(--r);
  box-shadow: var(--shadow-pop);
  transition:
    background-color var(--t1),
    color var(--t1);
  .icon {
    color: var(--brick);
    fill: currentColor;
  }
  &:is(:hover, :active) {
    background: var(--ink);
    color: var(--white);
  }
  &:is(:hover, :active) .icon {
    color: inherit;
  }
  &:focus-visible {
    box-shadow: 0 0 0 3px var(--white); /* the ring is dark, and so may be what is below */
  }
  ${from('columns')} {
    inset-block-end: var(--s5);
    inset-inline-start: var(--s5);
  }
`;

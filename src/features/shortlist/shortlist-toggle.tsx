/** Keeps a home for the comparison, or lets it go. A fifth is refused, with what to do about it. */
import { useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { Button, HeartIcon, TextLink, VisuallyHidden } from '../../ui';
import { knownOf, type ShortlistItem } from './unit-snapshot';
import { compareAddress, sameRef, type UnitRef } from './refs';
import { shortlist } from './shortlist';
import { useShortlist } from './use-shortlist';

export interface ShortlistUnitProps {
  unit: UnitRef;
  /** The home's name. */
  title: string;
  /** What is known of it. */
  known: Parameters<typeof knownOf>;
  /** When that was known; without it, now. ISO time. */
  asOf?: string;
}

export function ShortlistToggle({ unit, title, known, asOf }: ShortlistUnitProps) {
  const { t } = useTranslation('units');
  const kept = useShortlist();
  // Refused because of what was kept then: said until that changes, or another home is looked at.
  const [refused, setRefused] = useState<{ unit: UnitRef; by: readonly ShortlistItem[] }>();
  const isRefused = refused !== undefined && refused.by === kept && sameRef(refused.unit, unit);
  const isKept = kept?.some((other) => sameRef(other, unit)) ?? false;
  const toggle = () => {
    if (isKept) shortlist.remove(unit);
    else if (!shortlist.add(unit, knownOf(...known), asOf ?? new Date().toISOString()))
      setRefused({ unit, by: shortlist.get() });
  };
  return (
    <>
      {/* Its name says what a press does; a state beside it would say it twice, and the other way round. */}
      <Toggle variant="outline" small data-kept={isKept} onClick={toggle}>
        <HeartIcon />
        <span>
          {isKept ? t('keep.remove') : t('keep.add')}
          <VisuallyHidden>
            {': '}
            <bdi>{title}</bdi>
          </VisuallyHidden>
        </span>
      </Toggle>
      <VisuallyHidden role="status">{isKept && t('keep.kept')}</VisuallyHidden>
      <Answer role="status">
        {isRefused && (
          <>
            <span>{t('keep.full')}</span>
            <TextLink to={compareAddress(refused.by)}>{t('keep.open')}</TextLink>
          </>
        )}
      </Answer>
    </>
  );
}

const Toggle = styled(Button)`
  position: relative;
  &[data-kept='true'] .icon {
    fill: currentColor;
  }
`;

const Answer = styled.p`
  display: grid;
  justify-items: start;
  padding-block-start: 10px;
  font-size: var(--fs-sm);
  line-height: 1.6;
  color: var(--stone-700);
  &:empty {
    display: none;
  }
`;

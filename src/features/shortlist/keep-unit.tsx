/** Keeps a home for the comparison, or lets it go. A fifth is refused, with what to do about it. */
import { useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { Button, HeartIcon, TextLink, VisuallyHidden } from '../../ui';
import type { knownOf } from './kept-unit';
import type { UnitRef } from './refs';
import { useKeeping } from './use-keeping';

interface KeepUnitProps {
  unit: UnitRef;
  /** The home's name. */
  title: string;
  /** What is known of it. */
  known: Parameters<typeof knownOf>;
  /** When that was known; without it, now. ISO time. */
  asOf?: string;
}

export function KeepUnit({ unit: { project, unit }, title, known, asOf }: KeepUnitProps) {
  const { t } = useTranslation('units');
  const { keeping, begin, kept } = useKeeping();
  // Refused for what was kept then: said until the list changes, or another home is looked at.
  const [refused, setRefused] = useState<{ by: typeof kept; unit: string }>();
  const isRefused = refused !== undefined && refused.by === kept && refused.unit === unit;
  const isKept = kept?.some((other) => other.project === project && other.unit === unit) ?? false;
  const toggle = async () => {
    const { shortlist, knownOf: read, sameRef } = await begin();
    const ref = { project, unit };
    if (shortlist.get().some((other) => sameRef(other, ref))) shortlist.drop(ref);
    else if (!shortlist.keep(ref, read(...known), asOf ?? new Date().toISOString()))
      setRefused({ by: shortlist.get(), unit });
  };
  return (
    <Place>
      <Toggle
        variant="outline"
        small
        aria-pressed={isKept}
        onClick={() => void toggle().catch(() => undefined)}
      >
        <HeartIcon />
        <span>
          {isKept ? t('keep.kept') : t('keep.add')}
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </span>
      </Toggle>
      <Answer role="status">
        {isRefused && keeping && kept && (
          <>
            <span>{t('keep.full')}</span>{' '}
            <TextLink to={keeping.compareAddress(kept)}>{t('keep.open')}</TextLink>
          </>
        )}
      </Answer>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
`;

const Toggle = styled(Button)`
  position: relative;
  &[aria-pressed='true'] .icon {
    fill: currentColor;
  }
`;

const Answer = styled.p`
  font-size: var(--fs-sm);
  line-height: 1.6;
  color: var(--stone-700);
  &:empty {
    display: none;
  }
`;

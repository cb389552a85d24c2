import { useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { Button, HeartIcon, TextLink, VisuallyHidden } from '../../ui';
import { shortlist, useShortlist } from './shortlist';
import { compareAddress, sameRef, type UnitRef } from './unit-refs';
import { createSnapshot, type ShortlistItem } from './unit-snapshot';

export interface ShortlistToggleProps {
  unit: UnitRef;
  /** Name of the unit. */
  title: string;
  /** Arguments of `createSnapshot`, whose code is loaded with this component. */
  snapshotArgs: Parameters<typeof createSnapshot>;
  /** When the unit was read. ISO time. */
  asOf: string;
}

export function ShortlistToggle({ unit, title, snapshotArgs, asOf }: ShortlistToggleProps) {
  const { t } = useTranslation('units');
  const items = useShortlist();
  // The refusal is shown until the shortlist changes or another unit is opened.
  const [refused, setRefused] = useState<{ unit: UnitRef; items: readonly ShortlistItem[] }>();
  const isRefused = refused !== undefined && refused.items === items && sameRef(refused.unit, unit);
  const isAdded = items?.some((item) => sameRef(item, unit)) ?? false;
  const toggle = () => {
    if (isAdded) shortlist.remove(unit);
    else if (!shortlist.add(unit, createSnapshot(...snapshotArgs), asOf))
      setRefused({ unit, items: shortlist.get() });
  };
  return (
    <>
      {/* No `aria-pressed`: the name already says what a press does. */}
      <Toggle variant="outline" small data-added={isAdded} onClick={toggle}>
        <HeartIcon />
        <span>
          {isAdded ? t('shortlist.remove') : t('shortlist.add')}
          <VisuallyHidden>
            {': '}
            <bdi>{title}</bdi>
          </VisuallyHidden>
        </span>
      </Toggle>
      <VisuallyHidden role="status">{isAdded && t('shortlist.added')}</VisuallyHidden>
      <Refusal role="status">
        {isRefused && (
          <>
            <span>{t('shortlist.full')}</span>
            <TextLink to={compareAddress(refused.items)}>{t('shortlist.open')}</TextLink>
          </>
        )}
      </Refusal>
    </>
  );
}

const Toggle = styled(Button)`
  position: relative;
  &[data-added='true'] .icon {
    fill: currentColor;
  }
`;

const Refusal = styled.p`
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

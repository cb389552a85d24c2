import { Fragment } from 'react';
import styled from 'styled-components';
import { format, useLocalized, useTranslation } from '../../i18n';
import { Num } from '../../ui';
import type { FloorPlan, PlanRoom } from './unit';
import { useUnitTexts } from './use-unit-texts';

/** The rooms of a floor plan and their sizes, for visitors who cannot read the drawing. Empty if the plan has no rooms. */
export function PlanRooms({ plan }: { plan: Pick<FloorPlan, 'rooms'> }) {
  const { t } = useTranslation('units');
  const texts = useUnitTexts();
  const rooms = plan.rooms ?? [];
  const storeys = [...new Set(rooms.map(({ storey }) => storey ?? undefined))];
  return (
    <>
      {storeys.map((storey) => (
        <Fragment key={storey ?? ''}>
          {storey !== undefined && storeys.length > 1 && (
            <Storey>{t('explorer.storey', { name: texts.floorName(storey) })}</Storey>
          )}
          <List>
            {rooms
              .filter((room) => (room.storey ?? undefined) === storey)
              .map((room, index) => (
                <Room key={index} room={room} />
              ))}
          </List>
        </Fragment>
      ))}
    </>
  );
}

function Room({ room: { name, area, width, length } }: { room: PlanRoom }) {
  const { t } = useTranslation('units');
  const localized = useLocalized();
  const texts = useUnitTexts();
  const sides = width && length ? `${format.metres(width)} × ${format.metres(length)}` : undefined;
  return (
    <div>
      <dt>{localized(name)}</dt>
      <dd>
        {texts.area(area)}
        {sides && (
          <small>
            <Num>{sides}</Num> {t('explorer.metres')}
          </small>
        )}
      </dd>
    </div>
  );
}

const Storey = styled.p`
  padding-block: 12px 4px;
  font-weight: 500;
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: 0 24px;
  font-size: var(--fs-sm);
  line-height: 1.6;
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
    padding-block: 8px;
    border-block-end: 1px solid var(--rule, var(--line));
    break-inside: avoid;
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  small {
    font: inherit;
    font-weight: 400;
    color: var(--quiet, var(--stone));
  }
  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    font-size: 8.5pt;
    line-height: 1.4;
    & > div {
      padding-block: 2px;
    }
  }
`;

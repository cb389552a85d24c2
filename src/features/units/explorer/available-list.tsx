import { useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../../i18n';
import { routes } from '../../../lib/routes';
import { Button, Num, RiyalText } from '../../../ui';
import type { UnitRow } from '../unit';
import { useUnitTexts } from '../use-unit-texts';

interface AvailableListProps {
  /** Slug. */
  project: string;
  /** Name of the building. */
  building: string;
  units: readonly UnitRow[];
  /** Id of the selected unit. */
  current: string | undefined;
  /** No unit of the building is on sale yet. */
  isUpcoming: boolean;
}

/** Rows shown at first, and added by each press. */
const [initialRows, step] = [8, 24];

/** The available units of a building that match the filter. */
export function AvailableList({ project, building, units, current, isUpcoming }: AvailableListProps) {
  const { t } = useTranslation('units');
  const texts = useUnitTexts();
  const [shown, setShown] = useState(initialRows);
  return (
    <Box>
      <h3>{t('explorer.list', { building })}</h3>
      {units.length === 0 && (
        <p>{isUpcoming ? t('explorer.listUpcoming', { building }) : t('explorer.listNone', { building })}</p>
      )}
      <ul>
        {units.slice(0, shown).map((unit) => (
          <li key={unit.id}>
            <a
              href={routes.unit(project, unit.id)}
              data-unit={unit.id}
              aria-current={unit.id === current ? 'true' : undefined}
            >
              <Num>{unit.flat_number}</Num>
              <span>{texts.roomsCount(unit.rooms)}</span>
              <span>{texts.area(unit.total_area)}</span>
              <span>
                <RiyalText text={texts.priceOf(unit)} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {units.length > shown && (
        <Button variant="outline" small onClick={() => setShown(shown + step)}>
          {t('explorer.more')}
        </Button>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 8px;
  overflow-wrap: anywhere;
  h3 {
    font-size: 1.125rem;
  }
  p {
    font-size: var(--fs-sm);
    color: var(--stone-700);
  }
  ul {
    inline-size: 100%;
  }
  a {
    display: grid;
    grid-template-columns: minmax(48px, auto) 1fr 1fr auto;
    align-items: center;
    gap: 12px;
    min-block-size: 52px;
    border-block-start: 1px solid var(--line);
    font-size: var(--fs-sm);
    line-height: 1.5;
  }
  a > :first-child {
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  a > :last-child {
    text-align: end;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  a:is(:hover, :active, [aria-current]) {
    color: var(--brick);
  }
`;

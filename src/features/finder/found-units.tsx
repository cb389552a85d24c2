import { useState } from 'react';
import { useTranslation } from '../../i18n';
import { findUnits } from '../../domain/conditions/find';
import type { UnitConditions } from '../../domain/conditions/table';
import { riyadhToday } from '../../lib/riyadh-day';
import { Button } from '../../ui';
import { FoundUnitRow } from './found-unit-row';
import { Rows, Section } from './found-units.styles';
import { useOfferedData } from './use-offered-data';

/** Units shown before the visitor asks for all. */
const initialUnits = 6;

/** The units that match, the cheapest first; nothing where none does. Loaded on demand. */
export default function FoundUnits({ wanted }: { wanted: UnitConditions }) {
  const { t } = useTranslation('finder');
  const data = useOfferedData();
  const [showsAll, setShowsAll] = useState(false);
  if (!data) return null;
  const units = findUnits(data, wanted, riyadhToday());
  if (units.length === 0) return null;
  return (
    <Section>
      <h3>{t('matching', { count: units.length })}</h3>
      <Rows>
        {units.slice(0, showsAll ? units.length : initialUnits).map((unit) => (
          <li key={unit.id}>
            <FoundUnitRow unit={unit} />
          </li>
        ))}
      </Rows>
      {units.length > initialUnits && !showsAll && (
        <Button small variant="outline" onClick={() => setShowsAll(true)}>
          {t('all', { count: units.length })}
        </Button>
      )}
      <h3>{t('projects')}</h3>
    </Section>
  );
}

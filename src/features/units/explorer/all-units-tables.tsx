import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../../i18n';
import { routes } from '../../../lib/routes';
import type { Building } from '../unit';
import UnitsTable from '../units-table';
import { AsOf } from './as-of';

interface AllUnitsTablesProps {
  /** Slug. */
  project: string;
  buildings: readonly Building[];
  builtAt: string;
}

/** The tables of all buildings as of the build. */
export function AllUnitsTables({ project, buildings, builtAt }: AllUnitsTablesProps) {
  const { t } = useTranslation('units');
  const localized = useLocalized();
  return (
    <Tables>
      <AsOf date={builtAt} />
      {buildings.map(({ id, name, units }) => (
        <div key={id}>
          <h3>{localized(name)}</h3>
          <UnitsTable
            caption={t('explorer.table', { building: localized(name) })}
            units={units}
            hrefOf={(id) => routes.unit(project, id)}
          />
        </div>
      ))}
    </Tables>
  );
}

const Tables = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
`;

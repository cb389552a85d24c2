import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../../i18n';
import { routes } from '../../../lib/routes';
import type { Building } from '../unit';
import { UnitsTable } from '../units-table';
import { AsOf } from './as-of';

/** Attributes of what is hidden without JavaScript. */
export const scriptedOnly = { 'data-scripted': '' };

interface NoScriptTablesProps {
  /** Slug. */
  project: string;
  buildings: readonly Building[];
  builtAt: string;
}

/** Without JavaScript: the tables of all buildings as of the build, in place of the explorer. */
export function NoScriptTables({ project, buildings, builtAt }: NoScriptTablesProps) {
  const { t } = useTranslation('units');
  const localized = useLocalized();
  return (
    <noscript>
      <style>{'[data-scripted]{display:none}'}</style>
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
    </noscript>
  );
}

const Tables = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
`;

/** Without JavaScript: every building's table, as of the build, in place of what would not answer. */
import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../../i18n';
import type { Building } from '../unit';
import { UnitsTable } from '../units-table';
import { AsOf } from './as-of';

/** What the page shows with JavaScript only is marked `data-scripted`. */
export const scripted = { 'data-scripted': '' };

export function PlainTables({ buildings, builtAt }: { buildings: readonly Building[]; builtAt: string }) {
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
            <UnitsTable caption={t('explorer.table', { building: localized(name) })} units={units} />
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

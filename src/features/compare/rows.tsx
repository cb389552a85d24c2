import { useTranslation } from '../../i18n';
import { RiyalText, VisuallyHidden } from '../../ui';
import { StateCell } from './cells';
import type { LoadedColumn } from './column';
import { Differs, RowHead } from './compare-table.styles';

/** An attribute of the compared units, as texts. */
export interface Row {
  key: string;
  name: string;
  /** One for each unit; undefined where nothing is known. */
  values: readonly (string | undefined)[];
  /** The values differ. */
  differs: boolean;
}

/** A row of the values of `units`; undefined where nothing is known of any. */
export function toRow<T>(
  key: string,
  name: string,
  units: readonly T[],
  value: (unit: T) => string | undefined,
): Row | undefined {
  const values = units.map(value);
  if (values.every((one) => one === undefined)) return undefined;
  return { key, name, values, differs: new Set(values).size > 1 };
}

export interface RowsProps {
  columns: readonly LoadedColumn[];
  onlyDifferences: boolean;
}

export const columnKey = ({ ref }: Pick<LoadedColumn, 'ref'>): string => `${ref.project}~${ref.unit}`;

/** Rows of the table; one that differs is marked. */
export function Rows({ rows, columns, onlyDifferences }: RowsProps & { rows: readonly (Row | undefined)[] }) {
  const { t } = useTranslation('compare');
  return rows
    .filter((row) => row !== undefined)
    .filter(({ differs }) => differs || !onlyDifferences)
    .map(({ key, name, values, differs }) => (
      <tr key={key} data-row={key}>
        <RowHead scope="row">
          {name}
          {differs && columns.length > 1 && (
            <>
              <Differs />
              <VisuallyHidden>{` (${t('differs')})`}</VisuallyHidden>
            </>
          )}
        </RowHead>
        {columns.map((column, index) => (
          <td key={columnKey(column)}>
            {key === 'state' ? <StateCell column={column} /> : <Value text={values[index]} />}
          </td>
        ))}
      </tr>
    ));
}

const Value = ({ text }: { text: string | undefined }) =>
  text === undefined ? (
    <Unknown />
  ) : (
    <bdi>
      <RiyalText text={text} />
    </bdi>
  );

export function Unknown() {
  const { t } = useTranslation('compare');
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{t('unknownValue')}</VisuallyHidden>
    </>
  );
}

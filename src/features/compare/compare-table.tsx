/** Homes side by side: attributes as rows, homes as columns. What differs is marked; nothing is called better. */
import { useId } from 'react';
import { localize, useLocale, useTranslation } from '../../i18n';
import { VisuallyHidden } from '../../ui';
import type { KnownUnit } from '../shortlist';
import { AskCell } from './ask-cell';
import type { Column } from './column';
import { ColumnHead } from './column-head';
import { Differs, PlanPicture, RowHead, Scroller, Table } from './compare-table.styles';
import { useRows } from './rows';
import { comparisonId } from './step-back';
import { StateCell } from './state-cell';

/** A column of which there is something to say. */
export type KnownColumn = Column & { readonly known: KnownUnit };

interface CompareTableProps {
  columns: readonly KnownColumn[];
  onlyDifferences: boolean;
  onRemove: (column: KnownColumn, title: string) => void;
}

export function CompareTable({ columns, onlyDifferences, onRemove }: CompareTableProps) {
  const { t } = useTranslation('compare');
  const { code } = useLocale();
  const rows = useRows(columns.map(({ known }) => known));
  const caption = useId();
  const keyOf = ({ ref }: Column) => `${ref.project}~${ref.unit}`;
  return (
    <Scroller role="region" aria-labelledby={caption} tabIndex={0} id={comparisonId}>
      <Table $homes={columns.length}>
        <caption id={caption}>{t('table')}</caption>
        <thead>
          <tr>
            <RowHead as="td">
              <VisuallyHidden>{t('attribute')}</VisuallyHidden>
            </RowHead>
            {columns.map((column) => (
              <ColumnHead
                key={keyOf(column)}
                unit={column.ref}
                known={column.known}
                onRemove={(title) => onRemove(column, title)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {!onlyDifferences && columns.some(({ known }) => known.plan) && (
            <tr>
              <RowHead scope="row">{t('plan')}</RowHead>
              {columns.map(({ known: { plan }, ...column }) => (
                <td key={keyOf(column)}>
                  {plan ? (
                    <PlanPicture
                      src={plan.url[code]}
                      alt={localize(plan.name, code)}
                      width={190}
                      height={156}
                    />
                  ) : (
                    <Unknown />
                  )}
                </td>
              ))}
            </tr>
          )}
          {rows
            .filter(({ differs }) => differs || !onlyDifferences)
            .map(({ key, name, values, differs }) => (
              <tr key={key} data-row={key}>
                <RowHead scope="row">
                  {name}
                  {differs && columns.length > 1 && (
                    <Differs>
                      <VisuallyHidden>{` (${t('differs')})`}</VisuallyHidden>
                    </Differs>
                  )}
                </RowHead>
                {columns.map((column, index) => (
                  <td key={keyOf(column)}>
                    {key === 'state' ? <StateCell column={column} /> : <Value text={values[index]} />}
                  </td>
                ))}
              </tr>
            ))}
          <tr className="no-print">
            <RowHead scope="row">{t('ask')}</RowHead>
            {columns.map(({ ref, known, standing }) => (
              <td key={keyOf({ ref, standing })}>
                <AskCell unit={ref} known={known} />
              </td>
            ))}
          </tr>
        </tbody>
      </Table>
    </Scroller>
  );
}

const Value = ({ text }: { text: string | undefined }) =>
  text === undefined ? <Unknown /> : <bdi>{text}</bdi>;

function Unknown() {
  const { t } = useTranslation('compare');
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{t('unknownValue')}</VisuallyHidden>
    </>
  );
}

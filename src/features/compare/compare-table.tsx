/** Homes side by side: attributes as rows, homes as columns. What differs is marked; nothing is called better. */
import { useId, type FocusEvent } from 'react';
import { localize, useLocale, useTranslation } from '../../i18n';
import { useLightbox, VisuallyHidden } from '../../ui';
import type { UnitSnapshot } from '../shortlist';
import { AskCell } from './ask-cell';
import type { Column } from './column';
import { ColumnHead } from './column-head';
import { Differs, PlanLink, PlanPicture, RowHead, Scroller, Table } from './compare-table.styles';
import { useRows } from './rows';
import { LicenceCell } from './licence-cell';
import { comparisonId } from './undo';
import { StateCell } from './state-cell';

/** A column of which there is something to say. */
export type KnownColumn = Column & { readonly known: UnitSnapshot };

interface CompareTableProps {
  columns: readonly KnownColumn[];
  onlyDifferences: boolean;
  onRemove: (column: KnownColumn, title: string) => void;
}

/** A browser takes what is half in sight for seen; what the keyboard comes to is shown whole. */
const showWhole = ({ target, currentTarget }: FocusEvent) => {
  if (target !== currentTarget) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

export function CompareTable({ columns, onlyDifferences, onRemove }: CompareTableProps) {
  const { t } = useTranslation('compare');
  const { t: tc } = useTranslation();
  const { code } = useLocale();
  const rows = useRows(columns.map(({ known }) => known));
  const caption = useId();
  const drawings = columns.flatMap(({ known: { plan } }) => (plan ? [plan] : []));
  const { linkTo, lightbox } = useLightbox(
    t('plan'),
    drawings.map(({ name, url }, index) => ({
      key: `${index}${url[code]}`,
      kind: 'drawing' as const,
      alt: localize(name, code),
      thumb: { url: url[code] },
      full: { src: url[code] },
    })),
  );
  const keyOf = ({ ref }: Column) => `${ref.project}~${ref.unit}`;
  return (
    <>
      <Scroller role="region" aria-labelledby={caption} tabIndex={0} id={comparisonId} onFocus={showWhole}>
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
                      <PlanLink {...linkTo(drawings.indexOf(plan))} data-kind="drawing">
                        <PlanPicture
                          src={plan.url[code]}
                          alt={localize(plan.name, code)}
                          width={190}
                          height={156}
                        />
                      </PlanLink>
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
            {!onlyDifferences && (
              <tr data-row="licence">
                <RowHead scope="row">{tc('licence.name')}</RowHead>
                {columns.map(({ ref, known, status }) => (
                  <td key={keyOf({ ref, status })}>
                    <LicenceCell of={known} />
                  </td>
                ))}
              </tr>
            )}
            <tr className="no-print">
              <RowHead scope="row">{t('ask')}</RowHead>
              {columns.map(({ ref, known, status }) => (
                <td key={keyOf({ ref, status })}>
                  <AskCell unit={ref} known={known} isGone={status === 'removed'} />
                </td>
              ))}
            </tr>
          </tbody>
        </Table>
      </Scroller>
      {lightbox}
    </>
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

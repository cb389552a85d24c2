import { useId, type FocusEvent } from 'react';
import { localize, useLocale, useTranslation } from '../../i18n';
import { RiyalText, useLightbox, VisuallyHidden } from '../../ui';
import { ColumnHead, ContactCell, LicenceCell, StateCell } from './cells';
import type { Column, LoadedColumn } from './column';
import { Differs, PlanLink, PlanPicture, RowHead, Scroller, Table } from './compare-table.styles';
import { comparisonId } from './undo';
import { useRows } from './use-rows';

interface CompareTableProps {
  columns: readonly LoadedColumn[];
  onlyDifferences: boolean;
  onRemove: (column: LoadedColumn, title: string) => void;
}

/** Browsers do not scroll to a focused element that is partly visible. */
const scrollToFocus = ({ target, currentTarget }: FocusEvent) => {
  if (target !== currentTarget) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** Attributes as rows, units as columns. Rows that differ are marked; no unit is called better. */
export function CompareTable({ columns, onlyDifferences, onRemove }: CompareTableProps) {
  const { t } = useTranslation('compare');
  const { t: tc } = useTranslation();
  const { code, content } = useLocale();
  const rows = useRows(columns.map(({ snapshot }) => snapshot));
  const caption = useId();
  const drawings = columns.flatMap(({ snapshot: { plan } }) => (plan ? [plan] : []));
  const { linkTo, lightbox } = useLightbox(
    t('plan'),
    drawings.map(({ name, url }, index) => ({
      key: `${index}${url[content]}`,
      kind: 'drawing' as const,
      alt: localize(name, code),
      thumb: { url: url[content] },
      full: { src: url[content] },
    })),
  );
  const keyOf = ({ ref }: Pick<Column, 'ref'>) => `${ref.project}~${ref.unit}`;
  return (
    <>
      <Scroller
        role="region"
        aria-labelledby={caption}
        tabIndex={0}
        id={comparisonId}
        onFocus={scrollToFocus}
      >
        <Table $columns={columns.length}>
          <caption id={caption}>{t('table')}</caption>
          <thead>
            <tr>
              <RowHead as="td">
                <VisuallyHidden>{t('attribute')}</VisuallyHidden>
              </RowHead>
              {columns.map((column) => (
                <ColumnHead
                  key={keyOf(column)}
                  column={column}
                  onRemove={(title) => onRemove(column, title)}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {!onlyDifferences && columns.some(({ snapshot }) => snapshot.plan) && (
              <tr>
                <RowHead scope="row">{t('plan')}</RowHead>
                {columns.map(({ ref, snapshot: { plan } }) => (
                  <td key={keyOf({ ref })}>
                    {plan ? (
                      <PlanLink {...linkTo(drawings.indexOf(plan))} data-kind="drawing">
                        <PlanPicture
                          src={plan.url[content]}
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
                {columns.map((column) => (
                  <td key={keyOf(column)}>
                    <LicenceCell column={column} />
                  </td>
                ))}
              </tr>
            )}
            <tr className="no-print">
              <RowHead scope="row">{t('ask')}</RowHead>
              {columns.map((column) => (
                <td key={keyOf(column)}>
                  <ContactCell column={column} />
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
  text === undefined ? (
    <Unknown />
  ) : (
    <bdi>
      <RiyalText text={text} />
    </bdi>
  );

function Unknown() {
  const { t } = useTranslation('compare');
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{t('unknownValue')}</VisuallyHidden>
    </>
  );
}

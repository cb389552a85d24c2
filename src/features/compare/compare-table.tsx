import { useId, type FocusEvent } from 'react';
import { localize, useLocale, useTranslation } from '../../i18n';
import { useLightbox, VisuallyHidden } from '../../ui';
import { ColumnHead, ContactCell, LicenceCell } from './cells';
import type { LoadedColumn } from './column';
import { PlanLink, PlanPicture, RowHead, Scroller, Table } from './compare-table.styles';
import { ComparedCosts } from './compared-costs';
import { columnKey, Rows, Unknown, type RowsProps } from './rows';
import { comparisonId } from './undo';
import { useRows } from './use-rows';

interface CompareTableProps extends RowsProps {
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
  const { offer, attributes } = useRows(columns.map(({ snapshot }) => snapshot));
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
                  key={columnKey(column)}
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
                  <td key={columnKey({ ref })}>
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
            <Rows rows={offer} columns={columns} onlyDifferences={onlyDifferences} />
            <ComparedCosts columns={columns} onlyDifferences={onlyDifferences} />
            <Rows rows={attributes} columns={columns} onlyDifferences={onlyDifferences} />
            {!onlyDifferences && (
              <tr data-row="licence">
                <RowHead scope="row">{tc('licence.name')}</RowHead>
                {columns.map((column) => (
                  <td key={columnKey(column)}>
                    <LicenceCell column={column} />
                  </td>
                ))}
              </tr>
            )}
            <tr className="no-print">
              <RowHead scope="row">{t('ask')}</RowHead>
              {columns.map((column) => (
                <td key={columnKey(column)}>
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

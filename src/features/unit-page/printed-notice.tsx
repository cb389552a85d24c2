import styled from 'styled-components';
import { useDates, useTranslation } from '../../i18n';
import { riyadhDay } from '../../i18n/riyadh-time';
import { Container, Note, RiyalText } from '../../ui';
import { RecordOfPrinted, type RecordOfPrintedProps } from './record-of-printed';
import { comparePrinted, parsePrinted, useUnitTexts, type PrintedOffer } from '../units';

export interface PrintedNoticeProps {
  /** Query string of the address. */
  search: string;
  /** The unit now; undefined where it is not offered any more, `withheld` where its licence does not let it be shown. */
  today:
    | { readonly price?: number | null; readonly state: string; readonly asOf: string }
    | 'withheld'
    | undefined;
  /** Where a record of the offer is kept. */
  record?: Omit<RecordOfPrintedProps, 'printed'>;
}

/** What the sheet says whose code led here, beside what is so now. Nothing for an address that no sheet has. */
export default function PrintedNotice({ search, today, record }: PrintedNoticeProps) {
  const { t } = useTranslation('units');
  const dates = useDates();
  const texts = useUnitTexts();
  const printed = parsePrinted(search, Date.now());
  if (!printed) return null;
  const date = dates.dateTime(printed.asOf);
  const valuesOf = (offer: { readonly price?: number | null; readonly state: string }) => {
    const price = offer.price ? texts.price(offer.price) : t('page.printed.noPrice');
    return { price, state: texts.state(offer.state) };
  };
  return (
    <Frame className="no-print" role="status">
      <Note title={t('page.printed.title')}>
        {today !== 'withheld' && (
          <p>
            <RiyalText text={t('page.printed.paper', { date, ...valuesOf(printed) })} />
          </p>
        )}
        <p>
          {today === 'withheld' && t('page.printed.withheld', { date })}
          {today === undefined && t('page.printed.gone')}
          {typeof today === 'object' && (
            <>
              <RiyalText
                text={
                  riyadhDay(today.asOf) === riyadhDay(new Date().toISOString())
                    ? t('page.printed.today', valuesOf(today))
                    : t('page.printed.on', { date: dates.date(today.asOf), ...valuesOf(today) })
                }
              />{' '}
              <strong>
                <Difference printed={printed} today={today} />
              </strong>
            </>
          )}
        </p>
        {record && typeof today === 'object' && <RecordOfPrinted printed={printed} {...record} />}
        <small>{t('page.printed.source')}</small>
      </Note>
    </Frame>
  );
}

interface DifferenceProps {
  printed: PrintedOffer;
  today: { readonly price?: number | null; readonly state: string };
}

/** What has changed, in words. */
function Difference({ printed, today }: DifferenceProps) {
  const { t } = useTranslation('units');
  const texts = useUnitTexts();
  const { price, isPriceChanged, isStateChanged } = comparePrinted(printed, today);
  if (!isPriceChanged && !isStateChanged) return <>{t('page.printed.same')}</>;
  // A sold home has no price any more: its state says it all.
  const saysPrice = isPriceChanged && (price !== undefined || !isStateChanged);
  const parts = [
    saysPrice &&
      (price === undefined
        ? t('page.printed.priceChanged')
        : t(price > 0 ? 'page.printed.more' : 'page.printed.less', { amount: texts.price(Math.abs(price)) })),
    isStateChanged && t('page.printed.stateChanged', { state: texts.state(today.state) }),
  ].filter((part) => part !== false);
  return <RiyalText text={parts.join(' ')} />;
}

const Frame = styled(Container)`
  padding-block-start: var(--s4);
  strong {
    font-size: inherit;
  }
  small {
    display: block;
    padding-block-start: var(--s2);
    font-size: var(--fs-xs);
  }
`;

import { useEffect, useState } from 'react';
import { fetchChanges } from '../../records';
import { format, useDates, useTranslation } from '../../i18n';
import { Button, RiyalText } from '../../ui';
import { changesSince, type Offer, type OfferChange } from './last-visit';
import { useVisits, visits } from './visits';

export interface SinceLastVisitProps {
  /** Slug of the project. */
  project: string;
  /** Id of the unit. */
  unit: string;
  /** As the API has it now. */
  offer: Offer;
  /** A state in words. */
  stateName: (state: string) => string;
}

/** What has changed of a saved unit since the last visit, and what happened in between as far as it is recorded. */
export function SinceLastVisit({ project, unit, offer, stateName }: SinceLastVisitProps) {
  const { t } = useTranslation('visits');
  const key = `${project}~${unit}`;
  const { price, state } = offer;
  useEffect(() => {
    visits.lookAtOffers({ [key]: { price, state } }, new Date().toISOString());
  }, [key, price, state]);
  const seen = useVisits()?.offers[key];
  const changes = seen ? changesSince(seen, offer) : [];
  const text = useChangeText(stateName);
  const between = useBetween(project, unit, changes[0]?.since, price);
  if (changes.length === 0) return null;
  return (
    <>
      {changes.map((change) => (
        <strong key={change.field}>
          <RiyalText text={text(change)} />
        </strong>
      ))}
      {between.map((sentence) => (
        <span key={sentence}>
          <RiyalText text={sentence} />
        </span>
      ))}
      <Button variant="outline" small className="no-print" onClick={() => visits.acknowledgeOffers([key])}>
        {t('known')}
      </Button>
    </>
  );
}

function useChangeText(stateName: SinceLastVisitProps['stateName']): (change: OfferChange) => string {
  const { t } = useTranslation('visits');
  const dates = useDates();
  return (change) => {
    const date = dates.date(change.since);
    if (change.field === 'state') return t('since.state', { date, state: stateName(change.after) });
    const { before, after } = change;
    if (before === null) return t('since.announced', { date });
    if (after === null) return t('since.noPrice', { date });
    return t('since.price', { date, before: format.integer(before), after: format.integer(after) });
  };
}

/** Prices between the last visit and now that builds have recorded, in words; none while no record is kept. */
function useBetween(project: string, unit: string, since: string | undefined, now: number | null): string[] {
  const { t } = useTranslation('visits');
  const dates = useDates();
  const [prices, setPrices] = useState<{ price: number; seen_at: string }[]>([]);
  useEffect(() => {
    setPrices([]);
    if (since === undefined) return undefined;
    const controller = new AbortController();
    void fetchChanges(project, controller.signal).then((file) => {
      if (controller.signal.aborted || !file) return;
      const recorded = file.changes.filter(
        ({ unit: id, field, last_seen_at = '' }) => id === unit && field === 'price' && last_seen_at > since,
      );
      setPrices(
        recorded
          .flatMap(({ after, seen_at }) => (typeof after === 'number' ? [{ price: after, seen_at }] : []))
          .filter(({ price }) => price !== now)
          .reverse(),
      );
    });
    return () => controller.abort();
  }, [project, unit, since, now]);
  return prices.map(({ price, seen_at }) =>
    t('since.between', { price: format.integer(price), date: dates.date(seen_at) }),
  );
}

import { navigate } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n';
import type { Places } from '../../domain/conditions/places';
import { useSiteData } from '../../site-data';
import { useHasPlugin } from '../organization';
import { useFinderData } from './finder-store';
import type { SentenceState } from './sentence-address';
import { readSentence } from './sentence/read-sentence';
import { rentalsWith, toListConditions, type OfHomes } from './to-list-conditions';

interface SentenceReaderProps {
  sentence: string;
  /** Address of the list of projects with these conditions. */
  hrefOf: (conditions: OfHomes) => string;
}

/** For how long the places of the projects are waited for; then those of the option lists do. Milliseconds. */
const patience = 3000;

/** Goes to the list that a sentence asks for, in place of the sentence's address. Loaded on demand. */
export default function SentenceReader({ sentence, hrefOf }: SentenceReaderProps) {
  const { t } = useTranslation('finder');
  const places = usePlaces();
  const hasRentals = useHasPlugin('Rental');
  const latestHref = useRef(hrefOf);
  useEffect(() => {
    latestHref.current = hrefOf;
  });
  useEffect(() => {
    if (!places) return;
    const { conditions, ignored } = readSentence(sentence, places);
    const found = toListConditions(conditions, hasRentals);
    const state: SentenceState = { sentence: { ignored, unfiltered: found.unfiltered } };
    const href =
      found.list === 'rentals' ? rentalsWith(found.conditions) : latestHref.current(found.conditions);
    void navigate(href, { replace: true, state });
  }, [sentence, places, hasRentals]);
  return <p role="status">{t('reading')}</p>;
}

/** Cities and districts by which a sentence is read; undefined while they are waited for. */
function usePlaces(): Places | undefined {
  const data = useFinderData(true);
  const { allLookup } = useSiteData();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  const listed = (wanted: string) => allLookup.nodes.filter(({ category }) => category === wanted);
  if (data) return data.places;
  return isLate ? { cities: listed('cities'), districts: listed('districts') } : undefined;
}

import { navigate } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n';
import type { Places } from '../../domain/conditions/places';
import { createCodec, useListedPlaces } from '../../lists';
import { useHasPlugin } from '../organization';
import { useFinderData } from './finder-store';
import type { SentenceState } from './sentence-address';
import { readSentence } from '../../domain/sentence/read-sentence';
import { toListConditions } from '../../domain/sentence/to-list-conditions';
import { getParameters } from '../../domain/conditions/condition';
import { rentalConditions, type RentalConditions, type UnitConditions } from '../../domain/conditions/table';
import { routes } from '../../lib/routes';

const rentalsCodec = createCodec<RentalConditions>(getParameters(rentalConditions));
const rentalsAddress = (conditions: RentalConditions) => routes.rentals + rentalsCodec.format(conditions);

interface SentenceReaderProps {
  sentence: string;
  /** Address of the list of projects with these conditions. */
  hrefOf: (conditions: UnitConditions) => string;
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
      found.list === 'rentals' ? rentalsAddress(found.conditions) : latestHref.current(found.conditions);
    void navigate(href, { replace: true, state });
  }, [sentence, places, hasRentals]);
  return <p role="status">{t('reading')}</p>;
}

/** Cities and districts by which a sentence is read; undefined while they are waited for. */
function usePlaces(): Places | undefined {
  const data = useFinderData(true);
  const listed = useListedPlaces();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (data) return data.places;
  return isLate ? listed : undefined;
}

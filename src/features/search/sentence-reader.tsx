import { navigate } from 'gatsby';
import { useEffect, useState } from 'react';
import type { Places } from '../../domain/conditions/places';
import type { SearchedList } from '../../domain/sentence/to-list-conditions';
import { useTranslation } from '../../i18n';
import { markListNavigation, useListedPlaces } from '../../lists';
import { Container } from '../../ui';
import { useHasPlugin } from '../organization';
import { useHomesIndex } from './homes-index';
import { readSearch } from './read-search';

interface SentenceReaderProps {
  sentence: string;
  /** The list of this page. */
  page: SearchedList;
}

/** For how long the places of the projects are waited for; then those of the option lists do. Milliseconds. */
const patience = 3000;

/** Goes to what a sentence asks for, in place of the sentence's address. Loaded on demand. */
export default function SentenceReader({ sentence, page }: SentenceReaderProps) {
  const { t } = useTranslation('search');
  const places = usePlaces();
  const hasRentals = useHasPlugin('Rental');
  useEffect(() => {
    if (!places) return;
    const { href, state } = readSearch(sentence, places, { page, hasRentals });
    markListNavigation('found');
    void navigate(href, { replace: true, state });
  }, [sentence, places, page, hasRentals]);
  return (
    <Container>
      <p role="status">{t('reading')}</p>
    </Container>
  );
}

/** Cities and districts by which a sentence is read; undefined while they are waited for. */
function usePlaces(): Places | undefined {
  const index = useHomesIndex(true);
  const listed = useListedPlaces();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return index?.places ?? (isLate ? listed : undefined);
}

import { navigate } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n';
import type { Places } from '../../lib/finder/places';
import { routes, searchParameter } from '../../lib/routes';
import { useSiteData } from '../../site-data';
import { Note, OuterTextLink, TextLink } from '../../ui';
import { IfEnabled } from '../organization';
import { useFinderData } from './finder-store';
import { readBefore, sentenceOf, type SentenceState } from './sentence-address';
import { readSentence } from './sentence/read-sentence';
import { toHomeConditions, unfilteredNames, type FilterableSentence } from './to-home-conditions';

interface SentenceNoticeProps {
  /** Query string of the current location, which may have a sentence to be read. */
  search: string;
  /** State of the current location, which may have what was read before. */
  state: unknown;
  /** Address of the list with these conditions. */
  hrefWith: (conditions: FilterableSentence['conditions']) => string;
}

/** For how long the places of the projects are waited for; then those of the option lists do. Milliseconds. */
const patience = 3000;

/** Puts a sentence's conditions into the address in its place, and says what of it is no condition. Loaded on demand. */
export default function SentenceNotice({ search, state, hrefWith }: SentenceNoticeProps) {
  const sentence = sentenceOf(search);
  const read = readBefore(state);
  const { t } = useTranslation('finder');
  const places = usePlaces(sentence !== undefined);
  const latestHref = useRef(hrefWith);
  useEffect(() => {
    latestHref.current = hrefWith;
  });
  useEffect(() => {
    if (sentence === undefined || !places) return;
    const { conditions, ignored } = readSentence(sentence, places);
    const { conditions: filters, unfiltered, isRent } = toHomeConditions(conditions);
    const found: SentenceState = { sentence: { ignored, unfiltered, isRent } };
    void navigate(latestHref.current(filters), { replace: true, state: found });
  }, [sentence, places]);
  if (sentence !== undefined) return <p role="status">{t('reading')}</p>;
  if (!read) return null;
  const { ignored, isRent } = read.sentence;
  const unfiltered = unfilteredNames.filter((name) => read.sentence.unfiltered.includes(name));
  const words = ignored.join(t('listJoin'));
  const without = unfiltered.map((name) => t(`without.${name}`)).join(t('listJoin'));
  if (!words && !without && !isRent) return null;
  return (
    <div role="status">
      <Note title={words ? t('ignored', { words }) : t('unfiltered', { words: without })}>
        {words && without && <p>{t('unfiltered', { words: without })}</p>}
        {words && (
          <OuterTextLink href={`${routes.projects}?${searchParameter}=${encodeURIComponent(words)}`}>
            {t('searchTexts', { words })}
          </OuterTextLink>
        )}
        {isRent && (
          <IfEnabled to={routes.rentals}>
            <TextLink to={routes.rentals}>{t('rentals')}</TextLink>
          </IfEnabled>
        )}
      </Note>
    </div>
  );
}

/** Cities and districts by which a sentence is read; undefined while they are waited for. */
function usePlaces(needed: boolean): Places | undefined {
  const data = useFinderData(needed);
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

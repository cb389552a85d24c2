import { Link } from 'gatsby';
import styled from 'styled-components';
import { useLocalized, useTranslation, type LocalizedText } from '../../i18n';
import { getPlaceIds } from '../../domain/conditions/places';
import { manyRooms } from '../../domain/rooms';
import { routes } from '../../lib/routes';
import { useListedPlaces } from '../../lists';
import { SentenceField } from './sentence-field';

interface HomeFinderProps {
  /** The newest ones. */
  projects: readonly { readonly city: LocalizedText; readonly district: LocalizedText }[];
}

const roomCounts = [2, 3, 4, manyRooms];

/** Where to begin: a sentence, a city, a number of rooms, or what is ready. Each choice is a link to the list. */
export default function HomeFinder({ projects }: HomeFinderProps) {
  const { t } = useTranslation('conditions');
  const localized = useLocalized();
  const places = useListedPlaces();
  const used = new Set(projects.map((project) => getPlaceIds(project, places).city));
  return (
    <>
      <SentenceField />
      <Choices>
        {places.cities
          .filter(({ id }) => used.has(id))
          .map(({ id, label }) => (
            <Choice key={id} query={`city=${encodeURIComponent(id)}`} label={localized(label)} />
          ))}
        {roomCounts.map((rooms) => (
          <Choice
            key={rooms}
            query={`rooms=${rooms}`}
            label={rooms === manyRooms ? t('rooms.orMore', { rooms }) : t('rooms.count', { count: rooms })}
          />
        ))}
        <Choice query="handover=ready" label={t('ready')} />
      </Choices>
    </>
  );
}

const Choice = ({ query, label }: { query: string; label: string }) => (
  <li>
    <Link to={`${routes.projects}?${query}`}>{label}</Link>
  </li>
);

const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  padding-block-start: var(--s4);
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: var(--s4);
    border: 1px solid var(--line-strong);
    border-radius: var(--r);
    background: var(--white);
    font-size: var(--fs-sm);
    line-height: var(--lh-ui);
  }
  a:hover {
    border-color: var(--ink);
  }
`;

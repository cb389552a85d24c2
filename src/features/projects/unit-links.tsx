import styled from 'styled-components';
import { format, useLocalized, useTranslation } from '../../i18n';
import { isPublished } from '../../domain/published';
import { hasRooms, manyRooms, type RoomMix } from '../../domain/rooms';
import { routes } from '../../lib/routes';
import { RiyalText, TextLink } from '../../ui';
import { useLicenceRule } from '../licences';
import type { ProjectListRow } from './project';

interface Entry {
  project: ProjectListRow;
  /** The homes meant. */
  mix: readonly RoomMix[];
}

const roomCounts = Array.from({ length: manyRooms }, (_, index) => index + 1);

/** The projects by city and by number of rooms, each with how many homes can be bought and from which price. */
export function UnitLinks({ projects }: { projects: readonly ProjectListRow[] }) {
  const { t } = useTranslation('search');
  const conditions = useTranslation('conditions');
  const localized = useLocalized();
  const licenceOf = useLicenceRule();
  const entries = projects
    .filter(isPublished)
    .map((project): Entry => ({ project, mix: licenceOf(project).withheld ? [] : (project.room_mix ?? []) }));
  const cities = [...new Map(projects.map(({ city }) => [city.en, city])).values()];
  const roomsName = (rooms: number) =>
    rooms === manyRooms
      ? conditions.t('rooms.orMore', { rooms })
      : conditions.t('rooms.count', { count: rooms });
  const ofRooms = (wanted: number) =>
    entries
      .map(({ project, mix }) => ({ project, mix: mix.filter(({ rooms }) => hasRooms(rooms, wanted)) }))
      .filter(({ mix }) => mix.some(({ available }) => available > 0));
  return (
    <Links aria-label={t('links.title')}>
      <p>{t('links.cities')}</p>
      <ul>
        {cities.map((city) => (
          <Group
            key={city.en}
            title={localized(city)}
            entries={entries.filter(({ project }) => project.city.en === city.en)}
          />
        ))}
      </ul>
      <p>{t('links.rooms')}</p>
      <ul>
        {roomCounts.map((rooms) => (
          <Group key={rooms} title={roomsName(rooms)} entries={ofRooms(rooms)} />
        ))}
      </ul>
    </Links>
  );
}

/** Nothing where nothing is in it. */
function Group({ title, entries }: { title: string; entries: readonly Entry[] }) {
  const localized = useLocalized();
  const text = useOfferText();
  if (entries.length === 0) return null;
  return (
    <li>
      <b>{title}</b>
      <ul>
        {entries.map(({ project, mix }) => (
          <li key={project.id}>
            <TextLink to={routes.project(project.slug)}>{localized(project.name)}</TextLink>{' '}
            <RiyalText text={text(mix)} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** “12 homes from SAR 900,000”. */
function useOfferText() {
  const { t } = useTranslation('search');
  return (mix: readonly RoomMix[]): string => {
    const count = mix.reduce((sum, { available }) => sum + available, 0);
    const price = Math.min(...mix.map(({ price_from }) => price_from ?? Infinity));
    if (count === 0 || price === Infinity) return t('links.nothing');
    return t('links.entry', {
      homes: t('homes', { count }),
      price: t('sar', { amount: format.integer(price) }),
    });
  };
}

const Links = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
  p {
    font-weight: 500;
  }
  ul ul {
    padding-inline-start: var(--s4);
  }
`;

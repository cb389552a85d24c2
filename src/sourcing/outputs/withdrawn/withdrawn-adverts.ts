import { projectOfPath, routes } from '../../../lib/routes';
import type { WithdrawnAdvert } from '../../../domain/withdrawn-advert';
import type { PublishedAdvert } from './published-adverts';

/** A record whose page this or an earlier build made. */
export type KnownAdvert = WithdrawnAdvert & {
  /** Of its record; absent in memories of earlier versions. */
  record_id?: string;
  /** When a build found it published last. ISO time. */
  last_published: string;
};

/** How long after its withdrawal an advert is remembered, in milliseconds: search engines have dropped it by then. */
const retention = 180 * 24 * 60 * 60 * 1000;

/** So that a build of few adverts does not make thousands of pages about others. The last withdrawn stay. */
const maxWithdrawn = 200;

interface Adverts {
  /** What to remember for later builds. */
  known: KnownAdvert[];
  /** To be answered with 410. */
  withdrawn: WithdrawnAdvert[];
  /** Earlier addresses of what is published at another one, each with that. */
  moved: MovedAddress[];
}

export interface MovedAddress {
  from: string;
  to: string;
}

interface Build {
  /** What this build makes pages of. */
  published: readonly PublishedAdvert[];
  /** Units that the API publishes, and of which this build makes no page. */
  withoutPage: readonly Pick<PublishedAdvert, 'address' | 'record_id'>[];
  /** ISO time. */
  now: string;
}

/**
 * Compares what earlier builds published with what the API publishes now.
 * @param known what the build before remembered
 */
export function compareAdverts(
  known: readonly KnownAdvert[],
  { published, withoutPage, now }: Build,
): Adverts {
  const addresses = new Set([...published, ...withoutPage].map(({ address }) => address));
  const inUnits = withoutPage.map((unit) => ({ ...unit, kind: 'unit' as const }));
  const addressOf = new Map([...published, ...inUnits].map((advert) => [identityOf(advert), advert.address]));
  const recent = known
    .filter(({ address }) => !addresses.has(address))
    .filter(({ last_published }) => Date.parse(now) - Date.parse(last_published) <= retention)
    .sort((a, b) => b.last_published.localeCompare(a.last_published));
  const newAddressOf = (advert: KnownAdvert) =>
    advert.record_id === undefined ? undefined : addressOf.get(identityOf(advert));
  const moved = recent.filter((advert) => newAddressOf(advert) !== undefined);
  const gone = recent.filter((advert) => newAddressOf(advert) === undefined).slice(0, maxWithdrawn);
  return {
    known: [...published.map((advert) => ({ ...advert, last_published: now })), ...moved, ...gone],
    moved: moved.flatMap((advert) => {
      const to = newAddressOf(advert) ?? advert.address;
      const targets = getAddresses({ address: to });
      return getAddresses(advert).map((from, index) => ({ from, to: targets[index] ?? to }));
    }),
    withdrawn: gone.map(({ last_published: _, record_id: _id, ...advert }) =>
      advert.kind === 'unit' && !addresses.has(routes.project(advert.project ?? ''))
        ? ofProject(advert)
        : advert,
    ),
  };
}

const identityOf = ({ kind, record_id }: Pick<KnownAdvert, 'kind' | 'record_id'>) => `${kind} ${record_id}`;

/** The page of a unit whose project is withdrawn too speaks of the project. */
const ofProject = ({ address, name }: WithdrawnAdvert): WithdrawnAdvert => ({
  kind: 'project',
  address,
  name,
});

/** The addresses of an advert: a project has three pages. */
export function getAddresses({ address }: Pick<WithdrawnAdvert, 'address'>): string[] {
  const project = projectOfPath(address);
  if (!project) return [address];
  return [address, routes.projectContact(project.slug), routes.projectShare(project.slug)];
}

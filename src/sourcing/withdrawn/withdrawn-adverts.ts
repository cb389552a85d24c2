import { projectOfPath, routes } from '../../lib/routes';
import type { WithdrawnAdvert } from '../../lib/withdrawn-advert';

/** A record whose page this or an earlier build made. */
export type KnownAdvert = WithdrawnAdvert & {
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
}

interface Build {
  /** What this build makes pages of. */
  published: readonly WithdrawnAdvert[];
  /** Addresses of units that the API publishes, and of which this build makes no page. */
  withoutPage: readonly string[];
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
  const addresses = new Set([...published.map(({ address }) => address), ...withoutPage]);
  const gone = known
    .filter(({ address }) => !addresses.has(address))
    .filter(({ last_published }) => Date.parse(now) - Date.parse(last_published) <= retention)
    .sort((a, b) => b.last_published.localeCompare(a.last_published))
    .slice(0, maxWithdrawn);
  return {
    known: [...published.map((advert) => ({ ...advert, last_published: now })), ...gone],
    withdrawn: gone.map(({ last_published: _, ...advert }) =>
      advert.kind === 'unit' && !addresses.has(routes.project(advert.project ?? ''))
        ? ofProject(advert)
        : advert,
    ),
  };
}

/** The page of a unit whose project is withdrawn too speaks of the project. */
const ofProject = ({ address, name }: WithdrawnAdvert): WithdrawnAdvert => ({
  kind: 'project',
  address,
  name,
});

/** Addresses that are answered with 410 for an advert: a project has three pages. */
export function addressesOf({ address }: WithdrawnAdvert): string[] {
  const project = projectOfPath(address);
  if (!project) return [address];
  return [address, routes.projectContact(project.slug), routes.projectShare(project.slug)];
}

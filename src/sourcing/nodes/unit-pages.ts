import type { components } from '../../api-client/generated/schema';
import type { BriefUnit, PublishedProject, PublishedUnit } from '../../domain/views/published';
import { pick } from '../../lib/pick';
import { hasUnitPage } from '../../lib/routes';
import { isSoldLongAgo, getSaleState } from '../../domain/sale-state';
import { similarUnits } from '../../domain/similar-units';
import { textDigest } from '../../lib/text-digest';

type Unit = components['schemas']['Unit'];
type Project = Omit<PublishedProject, 'room_mix' | 'handover_history'>;

/**
 * Units of a project, and of all projects together, that get a page at the build. Each costs a cold
 * build 80 ms, in two languages. All others are shown at the same address by the page that hosts answer for what is not built.
 */
const unitPageLimits = { perProject: 300, onSite: 1500 } as const;

/** Of a project, while developing: Gatsby writes the data of all pages before the first one shows. */
const developmentLimit = 5;

interface PagesOptions {
  /** The day in Riyadh as `YYYY-MM-DD`. */
  today: string;
  /** How many units get a page at most. */
  limit: number;
}

/** Each project's share of the site's limit. */
export const unitPageLimit = (projects: number): number =>
  process.env['NODE_ENV'] === 'development'
    ? developmentLimit
    : Math.min(unitPageLimits.perProject, Math.floor(unitPageLimits.onSite / Math.max(projects, 1)));

/**
 * What the pages of a project's units show, each only of its own unit, because a project may have thousands. First come
 * units that are not sold, in the order of the API, then sold ones, the last sold first.
 */
export function unitPages(project: Project, { today, limit }: PagesOptions): PublishedUnit[] {
  const units = project.buildings.flatMap((building) => building.units).filter(({ id }) => hasUnitPage(id));
  const unsold = units.filter(({ state }) => state !== 'sold');
  const sold = units
    .filter(({ state }) => state === 'sold')
    .sort((a, b) => (b.updated_at ?? '').localeCompare(a.updated_at ?? ''));
  return [...unsold, ...sold].slice(0, limit).map((unit) => ({
    unit,
    project: briefProject(project),
    similar: similarUnits(unit, units, project.status).map(briefUnit),
    sold_long_ago: isSoldLongAgo(unit, Date.parse(today)),
    card_digest: cardDigest(unit, project),
  }));
}

/** Without what changes whenever another unit does: a page is rendered again when its data changed. */
const briefProject = (project: Project): PublishedUnit['project'] =>
  pick(
    project,
    ...(['id', 'slug', 'name', 'status', 'city', 'district', 'whatsapp', 'licence'] as const),
    ...(['launch_date', 'published_at', 'service_charge', 'payment_plan'] as const),
  );

const briefUnit = (unit: Unit): BriefUnit =>
  pick(
    unit,
    ...(['id', 'building', 'flat_number', 'floor', 'rooms', 'bathrooms'] as const),
    ...(['total_area', 'price', 'state'] as const),
  );

/** The same for units whose social cards are the same picture. */
const cardDigest = (unit: Unit, { status }: Project): string =>
  textDigest(
    ...[unit.floor_plan?.url.ar ?? '', String(unit.price ?? ''), getSaleState(unit, status)],
    ...[String(unit.rooms), String(unit.total_area)],
  );

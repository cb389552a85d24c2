import { isVisible } from './visible-text';

type Row = Readonly<Record<string, unknown>>;

/** The text that names a row to its visitors, by the schema of the row. */
const titles: Readonly<Record<string, string>> = {
  ...{ ProjectSummary: 'name', Project: 'name', Rental: 'title', Blog: 'title', Lookup: 'label' },
  ...{
    Advantage: 'title',
    Guarantee: 'title',
    PaymentStep: 'title',
    NearbyService: 'name',
    PlanRoom: 'name',
  },
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether a text, or a text in both languages, has nothing to see. Where it is optional, it counts as absent. */
export function isBlank(value: unknown): boolean {
  if (isText(value)) return !isVisible(value);
  if (typeof value !== 'object' || value === null) return false;
  const { ar, en } = value as Row;
  return isText(ar) && isText(en) && !isVisible(ar) && !isVisible(en);
}

const future = 'is in the future';
const isAfter = (day: unknown, today: () => string) => isText(day) && day > today();

/** What two members of a row, or a member and the day, say against each other: no schema can. By schema and member. */
const contradictions: Readonly<Record<string, (row: Row, today: () => string) => string | false>> = {
  'Project.delivered_on': ({ delivered_on: day }, today) => isAfter(day, today) && future,
  'ProjectSummary.delivered_on': ({ delivered_on: day }, today) => isAfter(day, today) && future,
  'ProgressReport.date': ({ date }, today) => isAfter(date, today) && future,
  'Organization.founded_year': ({ founded_year: year }, today) => Number(year) > parseInt(today()) && future,
  'Viewing.ends_at': ({ starts_at, ends_at }) =>
    !(Date.parse(String(ends_at)) > Date.parse(String(starts_at))) && 'is not after starts_at',
  'NumberRange.max': ({ min, max }) => Number(max) < Number(min) && 'is less than min',
};

/**
 * Why a member that fits its schema can still not be read. The same for the build and for answers in the browser.
 * @param schema the name of the row's schema
 * @param today the day in Riyadh: `2026-12-15`
 * @returns what is wrong, after the name of the member; undefined for one that can be read
 */
export function memberFault(
  schema: string,
  member: string,
  row: Row,
  today: () => string,
): string | undefined {
  if (titles[schema] === member && isBlank(row[member])) return 'has nothing to show in any language';
  return contradictions[`${schema}.${member}`]?.(row, today) || undefined;
}

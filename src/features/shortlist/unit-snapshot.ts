import type { LocalizedText } from '../../lib/localized-text';
import { getSaleState } from '../../domain/sale-state';
import { unitFactNames, unitFacts, type UnitAttributes } from '../../domain/unit-facts';
import type { PaymentPlan } from '../costs';
import type { LicenceData } from '../licences';
import { isValidRef, maxUnits, sameRef, type UnitRef } from './unit-refs';

/** A unit as the comparison shows it. */
export interface UnitSnapshot extends UnitAttributes {
  /** SAR; null until announced. */
  readonly price?: number | null;
  /** Name of the project. */
  readonly project: LocalizedText;
  /** Number of the project's sales team. */
  readonly whatsapp?: string | null;
  /** Licence of the project; null for none, undefined where it was not stored. */
  readonly licence?: LicenceData | null;
  /** Of the project: SAR a year for each m². */
  readonly service_charge?: number | null;
  /** Of the project; only as the API has it now, because it is not read from storage. */
  readonly payment_plan?: PaymentPlan | null;
  /** `upcoming` for an available unit that is not on sale yet. */
  readonly state: string;
  readonly plan?: { readonly name: LocalizedText; readonly url: LocalizedText };
}

export interface ShortlistItem extends UnitRef {
  /** ISO time. */
  readonly addedAt: string;
  readonly stateWhenAdded: string;
  /** SAR; undefined where none was announced. */
  readonly priceWhenAdded?: number;
  /** The unit as it was last read. */
  readonly snapshot: UnitSnapshot;
  /** When the snapshot was read. ISO time. */
  readonly asOf: string;
}

type Attributes = Omit<
  UnitSnapshot,
  'project' | 'whatsapp' | 'licence' | 'service_charge' | 'payment_plan' | 'building' | 'plan'
>;

/** What of a record are attributes of a unit, besides its building. */
const pickAttributes = (record: Omit<UnitAttributes, 'building'>): Omit<UnitAttributes, 'building'> =>
  Object.fromEntries(
    Object.entries(record).filter(([name]) => name !== 'building' && Object.hasOwn(unitFacts, name)),
  ) as unknown as Omit<UnitAttributes, 'building'>;

/** Takes only what the comparison shows. */
export function createSnapshot(
  project: { readonly name: LocalizedText; readonly status?: string } & Pick<
    UnitSnapshot,
    'whatsapp' | 'licence' | 'service_charge' | 'payment_plan'
  >,
  building: LocalizedText,
  unit: Attributes,
  plan: UnitSnapshot['plan'] | null,
): UnitSnapshot {
  return {
    ...{ project: project.name, whatsapp: project.whatsapp, licence: project.licence ?? null, building },
    service_charge: project.service_charge ?? undefined,
    payment_plan: project.payment_plan ?? undefined,
    ...pickAttributes(unit),
    price: unit.price,
    state: getSaleState(unit, project.status),
    plan: plan ? { name: plan.name, url: plan.url } : undefined,
  };
}

/** Version of the stored format: other versions are discarded. */
const version = 2;

export const serializeShortlist = (units: readonly ShortlistItem[]): string =>
  JSON.stringify({ version, units });

/** The items of a stored text, at most four and without duplicates; incomplete ones and unknown fields are left out. */
export function parseShortlist(text: string | undefined): ShortlistItem[] {
  const stored = parseJson(text);
  if (!isRecord(stored) || stored['version'] !== version || !Array.isArray(stored['units'])) return [];
  const items: ShortlistItem[] = [];
  for (const value of stored['units'] as unknown[]) {
    const item = parseItem(value);
    if (item && items.length < maxUnits && !items.some((other) => sameRef(item, other))) items.push(item);
  }
  return items;
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return undefined;
  }
}

type Fields = Record<string, unknown>;
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
/** The contract's longest names have 300 characters; texts beyond 2,000 are not ours. */
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 2000;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isTime = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));
const number = (value: unknown) => (isNumber(value) ? value : undefined);
const text = (value: unknown) => (isText(value) ? value : undefined);
const localized = (value: unknown): LocalizedText | undefined =>
  isRecord(value) && isText(value['ar']) && isText(value['en'])
    ? { ar: value['ar'], en: value['en'] }
    : undefined;

function parseItem(value: unknown): ShortlistItem | undefined {
  if (!isRecord(value)) return undefined;
  const { project, unit, addedAt, stateWhenAdded, priceWhenAdded, asOf } = value;
  const snapshot = parseSnapshot(value['snapshot']);
  const isComplete = isText(project) && isText(unit) && isValidRef({ project, unit }) && snapshot;
  if (!isComplete || !isTime(addedAt) || !isTime(asOf) || !isText(stateWhenAdded)) return undefined;
  return { project, unit, addedAt, stateWhenAdded, priceWhenAdded: number(priceWhenAdded), snapshot, asOf };
}

function parseSnapshot(value: unknown): UnitSnapshot | undefined {
  if (!isRecord(value)) return undefined;
  const [project, building] = [localized(value['project']), localized(value['building'])];
  const { flat_number, floor, rooms, bathrooms, total_area, state } = value;
  const numbers = isNumber(floor) && isNumber(rooms) && isNumber(bathrooms) && isNumber(total_area);
  if (!project || !building || !isText(flat_number) || !isText(state) || !numbers) return undefined;
  return {
    ...parseFacts(value),
    ...{ project, building, flat_number, floor, rooms, bathrooms, total_area },
    state: getSaleState({ state, price: number(value['price']) }),
    whatsapp: text(value['whatsapp']),
    licence: parseLicence(value['licence']),
    service_charge: number(value['service_charge']),
    price: number(value['price']),
    plan: parsePlan(value['plan']),
  };
}

/** Facts that may be missing: terms of the contract, and numbers. What is neither is not ours. */
const parseFacts = (value: Fields) =>
  Object.fromEntries(
    unitFactNames.map((name) => [name, ('isTerm' in unitFacts[name] ? text : number)(value[name])]),
  ) as Partial<UnitAttributes>;

function parseLicence(value: unknown): UnitSnapshot['licence'] {
  if (value === null) return null;
  if (!isRecord(value)) return undefined;
  const { kind, number, expires_at, url } = value;
  const isComplete = isText(number) && isText(expires_at) && isText(url) && /^https?:/.test(url);
  if (!isComplete || (kind !== 'advertising' && kind !== 'off_plan')) return undefined;
  return { kind, number, expires_at, url };
}

/** Only pictures of the web or of this site are shown. */
function parsePlan(value: unknown): UnitSnapshot['plan'] {
  if (!isRecord(value)) return undefined;
  const [name, url] = [localized(value['name']), localized(value['url'])];
  const isPicture = url && [url.ar, url.en].every((source) => /^(?:https?:\/)?\//.test(source));
  return name && isPicture ? { name, url } : undefined;
}

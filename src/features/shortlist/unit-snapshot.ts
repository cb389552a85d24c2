/** What the browser keeps of a home, and how it is read again: whatever else stands there is not believed. */
import type { components } from '../../api-client/schema';
import type { LocalizedText } from '../../i18n';
import { saleStateOf } from '../../lib/sale-state';
import type { LicenceData } from '../licences';
import { isRef, limit, sameRef, type UnitRef } from './refs';

type Unit = components['schemas']['Unit'];

/** A home as far as a comparison tells of it. */
export interface UnitSnapshot extends Readonly<
  Pick<Unit, 'flat_number' | 'floor' | 'rooms' | 'bathrooms' | 'total_area' | 'outside_area' | 'price'>
> {
  /** Name of the project. */
  readonly project: LocalizedText;
  /** Number of the project's sales team. */
  readonly whatsapp?: string | null;
  /** What the project was offered under; undefined where that was not kept. */
  readonly licence?: LicenceData | null;
  readonly building: LocalizedText;
  readonly air_conditioning?: string | null;
  readonly kitchen?: string | null;
  readonly electricity?: string | null;
  readonly water?: string | null;
  /** As a buyer means it: `upcoming` for a home that is not on sale yet. */
  readonly state: string;
  readonly plan?: { readonly name: LocalizedText; readonly url: LocalizedText };
}

export interface ShortlistItem extends UnitRef {
  /** When the visitor kept it, and its state and price then. ISO time; SAR. */
  readonly keptAt: string;
  readonly keptState: string;
  readonly keptPrice?: number;
  /** What is known last, and since when. ISO time. */
  readonly known: UnitSnapshot;
  readonly asOf: string;
}

type Attributes = Omit<UnitSnapshot, 'project' | 'whatsapp' | 'licence' | 'building' | 'plan'>;

/** What a comparison tells of a home, and nothing else that came with it. */
export function knownOf(
  project: { readonly name: LocalizedText; readonly status?: string } & Pick<
    UnitSnapshot,
    'whatsapp' | 'licence'
  >,
  building: LocalizedText,
  unit: Attributes,
  plan: UnitSnapshot['plan'] | null,
): UnitSnapshot {
  const { flat_number, floor, rooms, bathrooms, total_area, outside_area, price } = unit;
  const { air_conditioning, kitchen, electricity, water } = unit;
  return {
    ...{ project: project.name, whatsapp: project.whatsapp, licence: project.licence ?? null, building },
    ...{ flat_number, floor, rooms, bathrooms, total_area, outside_area, price },
    state: saleStateOf(unit, project.status),
    ...{ air_conditioning, kitchen, electricity, water },
    plan: plan ? { name: plan.name, url: plan.url } : undefined,
  };
}

/** Changes when what is kept changes its form: older forms are forgotten. */
const version = 1;

export const writeKept = (units: readonly ShortlistItem[]): string => JSON.stringify({ version, units });

/** The homes of a kept text, at most four and each once; those that are not whole are left out. */
export function readKept(text: string | null): ShortlistItem[] {
  const kept = parse(text);
  if (!isRecord(kept) || kept['version'] !== version || !Array.isArray(kept['units'])) return [];
  const units: ShortlistItem[] = [];
  for (const value of kept['units'] as unknown[]) {
    const unit = keptUnit(value);
    if (unit && units.length < limit && !units.some((other) => sameRef(unit, other))) units.push(unit);
  }
  return units;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return undefined;
  }
}

type Fields = Record<string, unknown>;
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
/** Names of 300 characters are the contract's longest; beyond 2,000 nobody wrote a name. */
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 2000;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isTime = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));
const number = (value: unknown) => (isNumber(value) ? value : undefined);
const text = (value: unknown) => (isText(value) ? value : undefined);
const localized = (value: unknown): LocalizedText | undefined =>
  isRecord(value) && isText(value['ar']) && isText(value['en'])
    ? { ar: value['ar'], en: value['en'] }
    : undefined;

function keptUnit(value: unknown): ShortlistItem | undefined {
  if (!isRecord(value)) return undefined;
  const { project, unit, keptAt, keptState, asOf } = value;
  const known = knownUnit(value['known']);
  const whole = isText(project) && isText(unit) && isRef({ project, unit }) && known;
  if (!whole || !isTime(keptAt) || !isTime(asOf) || !isText(keptState)) return undefined;
  return { project, unit, keptAt, keptState, keptPrice: number(value['keptPrice']), known, asOf };
}

function knownUnit(value: unknown): UnitSnapshot | undefined {
  if (!isRecord(value)) return undefined;
  const [project, building] = [localized(value['project']), localized(value['building'])];
  const { flat_number, floor, rooms, bathrooms, total_area, state } = value;
  const numbers = isNumber(floor) && isNumber(rooms) && isNumber(bathrooms) && isNumber(total_area);
  if (!project || !building || !isText(flat_number) || !isText(state) || !numbers) return undefined;
  return {
    ...{ project, building, flat_number, floor, rooms, bathrooms, total_area },
    state: saleStateOf({ state, price: number(value['price']) }),
    whatsapp: text(value['whatsapp']),
    licence: licenceOf(value['licence']),
    outside_area: number(value['outside_area']),
    price: number(value['price']),
    air_conditioning: text(value['air_conditioning']),
    kitchen: text(value['kitchen']),
    electricity: text(value['electricity']),
    water: text(value['water']),
    plan: planOf(value['plan']),
  };
}

function licenceOf(value: unknown): UnitSnapshot['licence'] {
  if (value === null) return null;
  if (!isRecord(value)) return undefined;
  const { kind, number, expires_at, url } = value;
  const whole = isText(number) && isText(expires_at) && isText(url) && /^https?:/.test(url);
  if (!whole || (kind !== 'advertising' && kind !== 'off_plan')) return undefined;
  return { kind, number, expires_at, url };
}

/** Only a picture of the web or of this site is drawn. */
function planOf(value: unknown): UnitSnapshot['plan'] {
  if (!isRecord(value)) return undefined;
  const [name, url] = [localized(value['name']), localized(value['url'])];
  const drawable = url && [url.ar, url.en].every((source) => /^(?:https?:\/)?\//.test(source));
  return name && drawable ? { name, url } : undefined;
}

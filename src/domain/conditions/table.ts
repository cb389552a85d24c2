import { NearbyCategory } from '../../api-client/generated/contract-enums';
import { integer, listOf, oneOf, text } from '../../lib/query-codec';
import type { Condition, Rule, Wanted } from './condition';
import { manyRooms } from '../rooms';
import { area_min, available_only, price_max, rooms } from './unit-rows';

/** A rule with the type of its value, and its words. */
export const condition = <Value>(row: Condition<Value>): Condition<Value> => row;

const labelled = <Value>(rule: Rule<Value>, label: Condition<Value>['label']): Condition<Value> => ({
  ...rule,
  label,
});

export const roomsCondition = /* @__PURE__ */ labelled(rooms, (counts, { t }) => {
  const name = (count: number) =>
    count >= manyRooms ? t('rooms.orMore', { rooms: count }) : t('rooms.count', { count });
  const [least = manyRooms] = counts;
  const isOpen = counts.length > 1 && counts.length === manyRooms - least + 1;
  return isOpen ? t('rooms.orMore', { rooms: least }) : counts.map(name).join(t('separator'));
});

export const priceCondition = /* @__PURE__ */ labelled(price_max, (limit, { t, amount }) =>
  t('priceLimit.upTo', { price: amount(limit) }),
);

/** The id of a place: of the option lists, or made of its name. */
const placeId = /* @__PURE__ */ text(60);

export const city = /* @__PURE__ */ condition<string>({
  parameter: placeId,
  project: (project, id) => project.city === id,
  rental: (rental, id) => rental.city === id,
  label: (id, { place }) => place('cities', id),
});

/** One of them must be the district. */
export const district = /* @__PURE__ */ condition<readonly string[]>({
  parameter: /* @__PURE__ */ listOf(placeId),
  project: (project, ids) => ids.includes(project.district),
  rental: (rental, ids) => ids.includes(rental.district),
  label: (ids, { place, t }) => ids.map((id) => place('districts', id)).join(t('separator')),
});

/** Statuses of projects that visitors can ask for; drafts are never shown. */
export const publicStatuses = ['For_Sale', 'Soon_Sale', 'Under_Construction', 'Completed'] as const;

/** What visitors ask of units for sale and of their projects, in the order of the address. */
export const unitConditions = {
  status_id: /* @__PURE__ */ condition<(typeof publicStatuses)[number]>({
    parameter: /* @__PURE__ */ oneOf(publicStatuses),
    project: ({ status }, wanted) => status === wanted,
    label: (status, { term }) => term('status', status),
  }),
  available_only: /* @__PURE__ */ labelled(available_only, (_, { t }) => t('availableOnly')),
  rooms: roomsCondition,
  price_max: priceCondition,
  city,
  district,
  area_min: /* @__PURE__ */ labelled(area_min, (least, words) =>
    words.t('areaFrom', { area: words.area(least) }),
  ),
  /** Handed over already, or by the end of a year. */
  handover: /* @__PURE__ */ condition<'ready' | number>({
    parameter: {
      parse: (value) => (value === 'ready' ? value : integer(2000, 2100).parse(value)),
      format: String,
    },
    project({ status, handover }, by, today) {
      if (status === 'Completed') return true;
      const last = by === 'ready' ? today : `${by}-12-31`;
      return handover !== null && handover.slice(0, 10) <= last;
    },
    label: (by, { t }) => (by === 'ready' ? t('ready') : t('byYear', { year: by })),
  }),
  /** Kinds of services, all of which must be near. */
  near: /* @__PURE__ */ condition<readonly (typeof NearbyCategory)[number][]>({
    parameter: /* @__PURE__ */ listOf(/* @__PURE__ */ oneOf(NearbyCategory)),
    project: (project, kinds) => kinds.every((kind) => project.near.includes(kind)),
    label: (kinds, { t }) =>
      t('nearTo', { kind: kinds.map((kind) => t(`nearby.${kind}`)).join(t('separator')) }),
  }),
};

export type UnitConditions = Wanted<typeof unitConditions>;

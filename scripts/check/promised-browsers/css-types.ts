import compatData, { type Identifier } from '@mdn/browser-compat-data';
import valueParser from 'postcss-value-parser';
import { featureIn, unlessOneIsSupported, type Feature } from './finding';

const { properties = {}, types = {} } = compatData.css;

/** Every entry of `css.types` by its own name: functions and units stand at several depths. */
const typesByName = new Map<string, (Feature & { below: Identifier })[]>();
function indexTypes(parent: Identifier, path: string): void {
  for (const name of Object.keys(parent)) {
    const below = parent[name];
    if (name === '__compat' || !below) continue;
    const feature = featureIn(parent, path, name);
    if (feature) typesByName.set(name, [...(typesByName.get(name) ?? []), { ...feature, below }]);
    indexTypes(below, `${path}.${name}`);
  }
}
indexTypes(types, 'css.types');

/** Entries of the data that stand for a group of units, and how those begin. */
const unitGroups: readonly [beginning: RegExp, name: string][] = [
  [/^dv/, 'viewport_percentage_units_dynamic'],
  [/^sv/, 'viewport_percentage_units_small'],
  [/^lv/, 'viewport_percentage_units_large'],
  [/^cq/, 'container_query_length_units'],
];

/** Entries for a function whose first argument begins with this word. */
const firstWords: Record<string, string> = { from: 'relative_syntax', in: 'interpolation_color_space' };

/** The entry of the unit of a number; none for words, numbers without unit and percentages. */
export function unitFeatures(word: string): Feature[] {
  const unit = valueParser.unit(word);
  if (!unit || unit.unit === '' || unit.unit === '%') return [];
  const group = unitGroups.find(([beginning]) => beginning.test(unit.unit))?.[1];
  return unlessOneIsSupported(typesByName.get(group ?? unit.unit) ?? []);
}

/** The entries of a function in a value of `property`: its own one there, else that of the function anywhere. */
export function functionFeatures(
  property: string,
  { value: name, nodes }: valueParser.FunctionNode,
): Feature[] {
  const path = `css.properties.${property}`;
  const own = [name, `${name}_function`]
    .map((one) => featureIn(properties[property], path, one))
    .find((feature) => feature?.compat.description?.includes(`${name}()`)); // others are keywords
  const ofType = [...(typesByName.get(name) ?? []), ...(typesByName.get(`${name}-function`) ?? [])];
  const syntax = firstWords[nodes.find(({ type }) => type === 'word')?.value ?? ''];
  const below = ofType.flatMap((type) => (syntax && featureIn(type.below, type.path, syntax)) || []);
  return [...(own ? [own] : unlessOneIsSupported(ofType)), ...below];
}

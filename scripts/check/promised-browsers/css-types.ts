import valueParser from 'postcss-value-parser';
import { entryAt, featureAt, unlessOneIsSupported, type Feature } from './finding';

/** Every entry of `css.types` by its own name: functions and units stand at several depths. */
const typesByName = new Map<string, Feature[]>();
function indexTypes(...path: string[]): void {
  for (const name of Object.keys(entryAt(...path) ?? {})) {
    const feature = featureAt(...path, name);
    if (feature) typesByName.set(name, [...(typesByName.get(name) ?? []), feature]);
    indexTypes(...path, name);
  }
}
indexTypes('css', 'types');

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
  const own = [name, `${name}_function`]
    .map((one) => featureAt('css', 'properties', property, one))
    .find((feature) => feature?.compat.description?.includes(`${name}()`)); // others are keywords
  const ofType = [...(typesByName.get(name) ?? []), ...(typesByName.get(`${name}-function`) ?? [])];
  const syntax = firstWords[nodes.find(({ type }) => type === 'word')?.value ?? ''];
  const below = ofType.flatMap((type) => (syntax && featureAt(...type.path.split('.'), syntax)) || []);
  return [...(own ? [own] : unlessOneIsSupported(ofType)), ...below];
}

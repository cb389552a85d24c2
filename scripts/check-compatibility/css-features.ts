import compatData, { type Identifier } from '@mdn/browser-compat-data';
import valueParser from 'postcss-value-parser';
import { featureIn, unlessOneIsSupported, type Feature } from './finding';
import { missingIn } from './support';

const { properties = {}, types = {} } = compatData.css;

/** Every entry of `css.types` by its own name: functions and units stand at several depths. */
const typesByName = new Map<string, Feature[]>();
function indexTypes(parent: Identifier, path: string): void {
  for (const name of Object.keys(parent)) {
    const child = parent[name];
    if (name === '__compat' || !child) continue;
    const feature = featureIn(parent, path, name);
    if (feature) typesByName.set(name, [...(typesByName.get(name) ?? []), feature]);
    indexTypes(child, `${path}.${name}`);
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

const isPresent = (feature: Feature | undefined): feature is Feature => feature !== undefined;

/** The property by its name; none for custom and prefixed ones, which nobody relies on alone. */
export const propertyFeature = (property: string): Feature | undefined =>
  property.startsWith('-') ? undefined : featureIn(properties, 'css.properties', property);

/** Shorthand → what its data says of longhands that were added to it later, such as `transition-behavior` to `transition`. */
const laterLonghands = (property: string): Feature[] =>
  Object.keys(properties[property] ?? {})
    .filter((name) => name in properties)
    .map((name) => featureIn(properties[property], `css.properties.${property}`, name))
    .filter(isPresent);

function keywordFeatures(property: string, word: string): Feature[] {
  const longhand = laterLonghands(property).find(({ path }) => {
    const name = path.split('.').at(-1) ?? '';
    return word in (properties[name] ?? {}) && missingIn(properties[name]?.[word]?.__compat).length > 0;
  });
  const own = featureIn(properties[property], `css.properties.${property}`, word);
  const global = featureIn(types.global_keywords, 'css.types.global_keywords', word);
  return [longhand ?? own ?? global].filter(isPresent);
}

function unitFeatures(word: string): Feature[] {
  const unit = valueParser.unit(word);
  if (!unit || unit.unit === '' || unit.unit === '%') return [];
  const group = unitGroups.find(([beginning]) => beginning.test(unit.unit))?.[1];
  return unlessOneIsSupported(typesByName.get(group ?? unit.unit) ?? []);
}

function functionFeatures(property: string, { value: name, nodes }: valueParser.FunctionNode): Feature[] {
  const path = `css.properties.${property}`;
  const own = [name, `${name}_function`]
    .map((one) => featureIn(properties[property], path, one))
    .filter(isPresent);
  const found = unlessOneIsSupported(own.length > 0 ? own : (typesByName.get(name) ?? []));
  const syntax = firstWords[nodes.find(({ type }) => type === 'word')?.value ?? ''];
  if (!syntax) return found;
  const below = compatData.css.types?.color?.[name] ?? compatData.css.types?.gradient?.[name];
  const extra = featureIn(below, `css.types.….${name}`, syntax);
  return extra ? [...found, extra] : found;
}

/** Features of a value that a promised browser lacks: keywords, functions and units. Those of a custom property without keywords. */
export function missingInValue(property: string, value: string): Feature[] {
  const found: Feature[] = [];
  const visit = (nodes: readonly valueParser.Node[], depth: number) => {
    for (const node of nodes) {
      if (node.type === 'function') {
        found.push(...functionFeatures(property, node));
        if (node.value !== 'url') visit(node.nodes, depth + 1);
      } else if (node.type === 'word') {
        found.push(...unitFeatures(node.value));
        if (depth === 0 && !property.startsWith('-')) found.push(...keywordFeatures(property, node.value));
      }
    }
  };
  visit(valueParser(value).nodes, 0);
  return found.filter(({ compat }) => missingIn(compat).length > 0);
}

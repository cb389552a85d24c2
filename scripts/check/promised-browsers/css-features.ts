import compatData from '@mdn/browser-compat-data';
import valueParser from 'postcss-value-parser';
import { functionFeatures, unitFeatures } from './css-types';
import { featureAt, isFeature, type Feature } from './finding';
import { missingIn } from './support';

const { properties = {} } = compatData.css;

/** Forms of a value that are not in a word of their own, and the entries below the property. */
const forms: readonly [property: string, form: RegExp, name: string][] = [
  ['display', /^[a-z-]+\s+[a-z]/, 'multi-keyword_values'],
  ['content', /["')]\s*\/\s*["'a-z]/, 'alt_text'],
];

/** The property by its name; none for custom and prefixed ones, which nobody relies on alone. */
export const propertyFeature = (property: string): Feature | undefined =>
  property.startsWith('-') ? undefined : featureAt('css', 'properties', property);

/** Shorthand → what its data says of longhands that were added to it later, such as `transition-behavior` to `transition`. */
const laterLonghands = (property: string): Feature[] =>
  Object.keys(properties[property] ?? {})
    .filter((name) => name in properties)
    .map((name) => featureAt('css', 'properties', property, name))
    .filter(isFeature);

function keywordFeatures(property: string, word: string): Feature[] {
  const longhand = laterLonghands(property).find(({ path }) => {
    const name = path.split('.').at(-1) ?? '';
    return missingIn(featureAt('css', 'properties', name, word)?.compat).length > 0;
  });
  const own = featureAt('css', 'properties', property, word);
  const global = featureAt('css', 'types', 'global_keywords', word);
  const colour = featureAt('css', 'types', 'color', 'system-color', word.toLowerCase());
  return [longhand ?? own ?? global ?? colour].filter(isFeature);
}

const formFeatures = (property: string, value: string): Feature[] =>
  forms
    .filter(([of, form]) => of === property && form.test(value))
    .map(([of, , name]) => featureAt('css', 'properties', of, name))
    .filter(isFeature);

/** Features of a value that a promised browser lacks: keywords, functions and units. Those of a custom property without keywords. */
export function missingInValue(property: string, value: string): Feature[] {
  const found = formFeatures(property, value);
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

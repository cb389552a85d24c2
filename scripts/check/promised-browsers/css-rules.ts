import selectorParser from 'postcss-selector-parser';
import valueParser from 'postcss-value-parser';
import { missingInValue, propertyFeature } from './css-features';
import { featureAt, type Feature } from './finding';
import { missingIn } from './support';

const missing = (features: readonly (Feature | undefined)[]): Feature[] =>
  features.flatMap((feature) => (feature && missingIn(feature.compat).length > 0 ? [feature] : []));

/** Features of a selector that a promised browser lacks; prefixed ones are left to their browsers. */
export function missingInSelector(selector: string): Feature[] {
  const found: (Feature | undefined)[] = [];
  selectorParser((root) => {
    root.walkPseudos((pseudo) => {
      const name = pseudo.value.replace(/^::?/, '');
      if (name.startsWith('-')) return;
      found.push(featureAt('css', 'selectors', name));
      if (pseudo.nodes.length > 1) found.push(featureAt('css', 'selectors', name, 'selector_list'));
      if (pseudo.nodes.some((argument) => /\sof\s/.test(argument.toString())))
        found.push(featureAt('css', 'selectors', name, 'of_syntax'));
    });
    root.walkAttributes(({ insensitive }) => {
      if (insensitive) found.push(featureAt('css', 'selectors', 'attribute', 'case_insensitive_modifier'));
    });
  }).processSync(selector);
  return missing(found);
}

/** Features of an at-rule that a promised browser lacks: itself, and what its conditions ask. */
export function missingInAtRule(name: string, params: string): Feature[] {
  const below = (feature: string) => featureAt('css', 'at-rules', name, feature);
  const found = [featureAt('css', 'at-rules', name)];
  if (name === 'media') {
    for (const [, feature = ''] of params.matchAll(/\(\s*([a-z-]+)/g)) {
      found.push(below(feature.replace(/^(?:min|max)-/, '')));
    }
    if (/[<>]/.test(params)) found.push(below('range_syntax'));
    // The data has no entry for `not` without a media type, which came with `or`.
    if (/\)\s*or\s*\(|\bnot\s*\(/.test(params)) found.push(below('or_syntax'));
  }
  if (name === 'supports') {
    for (const [, test = ''] of params.matchAll(/\b(selector|font-tech|font-format)\(/g))
      found.push(below(test));
  }
  return missing(found);
}

const descriptorRules = new Set(['font-face', 'counter-style', 'property', 'font-palette-values', 'page']);

/** Features of a descriptor, such as `size-adjust` of `@font-face`; undefined where the name is that of a property. */
export function missingDescriptor(atRule: string, name: string): Feature[] | undefined {
  if (!descriptorRules.has(atRule)) return undefined;
  const descriptor = featureAt('css', 'at-rules', atRule, name);
  return descriptor || atRule !== 'page' ? missing([descriptor]) : undefined;
}

/** The features that a browser has in which the condition of `@supports` is true (or false, for `not`); none for `or`. */
export function featuresOfCondition(params: string): { isNegative: boolean; features: Feature[] } {
  const isNegative = /^\s*not\b/.test(params);
  const features: Feature[] = [];
  if (/\)\s*or\s*\(|\)\s*or\s*selector|\S\s+not\b/.test(params)) return { isNegative, features };
  const visit = (nodes: readonly valueParser.Node[]) => {
    for (const node of nodes) {
      if (node.type !== 'function') continue;
      const text = valueParser.stringify(node.nodes);
      const [, property, value = ''] = /^\s*([\w-]+)\s*:([^]*)$/.exec(text) ?? [];
      if (node.value === 'selector') features.push(...missingInSelector(text));
      else if (property) {
        features.push(...missing([propertyFeature(property)]), ...missingInValue(property, value.trim()));
      } else visit(node.nodes);
    }
  };
  visit(valueParser(params).nodes);
  return { isNegative, features };
}

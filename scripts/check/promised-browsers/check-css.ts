import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  type Document,
} from 'postcss';
import { missingInValue, propertyFeature } from './css-features';
import { featuresOfCondition, missingDescriptor, missingInAtRule, missingInSelector } from './css-rules';
import { featureAt, shorten, type Feature, type Finding } from './finding';
import { isImpliedBy, missingIn } from './support';

/** CSS with the file that it is in. */
export interface StyleSource {
  file: string;
  text: string;
  /** Whether styled-components turns nested rules into flat ones before a browser sees them. */
  isTemplate?: boolean;
}

type Parent = Container | Document | undefined;

const isAtRule = (node: Parent | ChildNode): node is AtRule => node?.type === 'atrule';

function ancestors(node: ChildNode): (Container | Document)[] {
  const found: (Container | Document)[] = [];
  for (let parent: Parent = node.parent; parent; parent = parent.parent) found.push(parent);
  return found;
}

function ofDeclaration({ prop, value, parent }: Declaration): Feature[] {
  const descriptor = isAtRule(parent) ? missingDescriptor(parent.name, prop) : undefined;
  if (descriptor) return descriptor;
  const property = propertyFeature(prop);
  if (property && missingIn(property.compat).length > 0) return [property];
  return missingInValue(prop, value);
}

/**
 * Whether a browser reads the value only where it is used: one that it does not know is then no value at all, and the
 * declaration before it is forgotten as well.
 */
const isReadLate = ({ prop, value }: Declaration) => prop.startsWith('--') || /\bvar\(/i.test(value);

/** Whether the block says the same before in words that are known, or with the prefix that those browsers ask for. */
function hasFallbackBeside(declaration: Declaration, feature: Feature): boolean {
  const siblings = (declaration.parent?.nodes ?? []).filter((node) => node.type === 'decl');
  const before = isReadLate(declaration) ? [] : siblings.slice(0, siblings.indexOf(declaration));
  if (before.some((one) => one.prop === declaration.prop && ofDeclaration(one).length === 0)) return true;
  return missingIn(feature.compat).every(({ prefix }) =>
    siblings.some((one) => prefix && one.prop === `${prefix}${declaration.prop}`),
  );
}

function featuresOf(node: ChildNode, { isTemplate }: StyleSource): Feature[] {
  if (node.type === 'decl') return ofDeclaration(node);
  const isNested = !isTemplate && ancestors(node).some(({ type }) => type === 'rule');
  const nesting = isNested ? featureAt('css', 'selectors', 'nesting') : undefined;
  const own = nesting && missingIn(nesting.compat).length > 0 ? [nesting] : [];
  if (isAtRule(node)) return [...own, ...missingInAtRule(node.name, node.params)];
  if (node.type !== 'rule' || (isAtRule(node.parent) && /keyframes$/.test(node.parent.name))) return [];
  return [...own, ...missingInSelector(node.selector)];
}

const excerptOf = (node: ChildNode) =>
  shorten(
    node.type === 'decl' && node.parent?.type === 'rule'
      ? `${(node.parent as postcss.Rule).selector} { ${node.toString()} }`
      : node.toString(),
  );

/** Uses in CSS of what a promised browser lacks, without those that have a fallback. */
export function checkCss(source: StyleSource): Finding[] {
  const found: Finding[] = [];
  const root = postcss.parse(source.text);
  const conditions = new Map<ChildNode, ReturnType<typeof featuresOfCondition>>();
  root.walkAtRules('supports', (rule) => void conditions.set(rule, featuresOfCondition(rule.params)));
  const elsewhere = [...conditions.values()].filter(({ isNegative }) => isNegative);
  root.walk((node) => {
    for (const feature of featuresOf(node, source)) {
      const missing = missingIn(feature.compat);
      const around = ancestors(node).flatMap((one) => conditions.get(one as ChildNode) ?? []);
      const guards = [...around.filter(({ isNegative }) => !isNegative), ...elsewhere];
      const isGuarded = guards.some(({ features }) =>
        features.some(({ compat }) => isImpliedBy(missing, missingIn(compat))),
      );
      if (isGuarded || (node.type === 'decl' && hasFallbackBeside(node, feature))) continue;
      found.push({ file: source.file, path: feature.path, missing, excerpt: excerptOf(node) });
    }
  });
  return found;
}

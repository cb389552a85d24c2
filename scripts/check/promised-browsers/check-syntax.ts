import type { AnyNode } from 'acorn';
import { featureAt, shorten, type Feature, type Finding } from './finding';
import type { Script } from './parse-script';
import { patternFeatures } from './pattern-features';
import { missingIn } from './support';

const assignments: Record<string, string> = {
  '||=': 'operators.logical_or_assignment',
  '&&=': 'operators.logical_and_assignment',
  '??=': 'operators.nullish_coalescing_assignment',
  '**=': 'operators.exponentiation_assignment',
};
const binaries: Record<string, string> = {
  '??': 'operators.nullish_coalescing',
  '**': 'operators.exponentiation',
};

const isPrivate = (node: { type: string }) => node.type === 'PrivateIdentifier';
const isFunction = ({ type }: AnyNode) => /Function/.test(type);

function literalFeatures(node: AnyNode & { type: 'Literal' }): string[] {
  if (node.regex) return patternFeatures(node.regex.pattern, node.regex.flags);
  if (typeof node.value === 'bigint') return ['builtins.BigInt'];
  return typeof node.value === 'number' && node.raw?.includes('_') ? ['grammar.numeric_separators'] : [];
}

/** Patterns that are built from fixed strings: `new RegExp('(?<=a)b', 'u')`. */
function builtPattern({ callee, arguments: args }: AnyNode & { type: 'NewExpression' | 'CallExpression' }) {
  if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return [];
  const [pattern, flags] = args.map((one) => (one.type === 'Literal' ? String(one.value) : ''));
  return patternFeatures(pattern ?? '', flags);
}

type NodeOf<T extends AnyNode['type']> = Extract<AnyNode, { type: T }>;
type Rules = {
  [T in AnyNode['type']]?: (node: NodeOf<T>, ancestors: readonly AnyNode[]) => (string | undefined)[];
};

/** Kind of node → entries of the data, below `javascript`, for what the node is. */
const rules: Rules = {
  Literal: literalFeatures,
  NewExpression: builtPattern,
  CallExpression: builtPattern,
  StaticBlock: () => ['classes.static.initialization_blocks'],
  PropertyDefinition: ({ key }) => [
    isPrivate(key) ? 'classes.private_class_fields' : 'classes.public_class_fields',
  ],
  MethodDefinition: ({ key }) => (isPrivate(key) ? ['classes.private_class_methods'] : []),
  BinaryExpression: ({ left, operator }) => [
    isPrivate(left) ? 'classes.private_class_fields_in' : binaries[operator],
  ],
  LogicalExpression: ({ operator }) => [binaries[operator]],
  AssignmentExpression: ({ operator }) => [assignments[operator]],
  ChainExpression: () => ['operators.optional_chaining'],
  CatchClause: ({ param }) => (param ? [] : ['statements.try_catch.optional_catch_binding']),
  AwaitExpression: (_node, ancestors) => (ancestors.some(isFunction) ? [] : ['operators.await.top_level']),
  ForOfStatement: (node) => (node.await ? ['statements.for_await_of'] : []),
  ImportExpression: ({ options }) => [
    'operators.import',
    options ? 'operators.import.options_parameter' : undefined,
  ],
  ImportDeclaration: ({ attributes }) =>
    attributes.length > 0 ? ['statements.import.import_attributes'] : [],
  MetaProperty: ({ meta }) => [meta.name === 'import' ? 'operators.import_meta' : 'operators.new_target'],
  VariableDeclaration: ({ kind }) => [
    /using/.test(kind) ? `statements.${kind.replace(' ', '_')}` : undefined,
  ],
};

function featuresOf(node: AnyNode, ancestors: readonly AnyNode[]): string[] {
  const rule = rules[node.type] as
    ((one: AnyNode, around: readonly AnyNode[]) => (string | undefined)[]) | undefined;
  return (rule?.(node, ancestors) ?? []).filter((path) => path !== undefined);
}

/**
 * The entry at a path below `javascript`.
 * @throws Error where the data has moved it, so that no rule looks at nothing
 */
function javascriptFeature(path: string): Feature {
  const feature = featureAt('javascript', ...path.split('.'));
  if (!feature) throw new Error(`The compatibility data has no entry javascript.${path}.`);
  return feature;
}

/** Uses in a script of syntax that a promised browser lacks; nothing can stand for it there. */
export function checkSyntax({ file, text, walk }: Script): Finding[] {
  const found: Finding[] = [];
  walk((node, ancestors) => {
    for (const { path, compat } of featuresOf(node, ancestors).map(javascriptFeature)) {
      const missing = missingIn(compat);
      if (missing.length === 0) continue;
      const excerpt = shorten(text.slice(node.start, node.start + 100));
      found.push({ file, path, missing, excerpt });
    }
  });
  return found;
}

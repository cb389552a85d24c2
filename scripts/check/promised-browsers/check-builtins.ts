import type { AnyNode, MemberExpression } from 'acorn';
import { globalFeature, globalObjects, memberOfGlobal, newMembers } from './builtin-index';
import { shorten, type Feature, type Finding } from './finding';
import { isGuarded } from './guards';
import type { Script } from './parse-script';
import { missingIn } from './support';

/** Methods that our code and its packages give to their own objects: calls of these names say nothing about the browser. */
export type OwnMethods = ReadonlySet<string>;

/** Names of methods that a script defines: in objects and classes, and by assignment. */
export function ownMethods({ walk }: Script): string[] {
  const names: string[] = [];
  const add = (key: { type: string; name?: unknown }) => {
    if (key.type === 'Identifier') names.push(String(key.name));
  };
  walk((node) => {
    if (node.type === 'Property' && /Function/.test(node.value.type)) add(node.key);
    if (node.type === 'MethodDefinition') add(node.key);
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return;
    if (/Function/.test(node.right.type) && !node.left.computed) add(node.left.property);
  });
  return names;
}

function memberName({ computed, property }: MemberExpression): string | undefined {
  if (property.type === 'Literal') return typeof property.value === 'string' ? property.value : undefined;
  return !computed && property.type === 'Identifier' ? property.name : undefined;
}

/** The node around, without the one that only marks a chain of `?.`. */
const around = (ancestors: readonly AnyNode[]): AnyNode | undefined =>
  ancestors.slice(0, -1).findLast(({ type }) => type !== 'ChainExpression');

/** Whether a member is called, constructed or read from, which fails where it is missing. */
function isNeeded(node: AnyNode, parent: AnyNode | undefined): 'call' | 'read' | undefined {
  if (!parent) return undefined;
  if (parent.type === 'CallExpression')
    return parent.callee === node && !parent.optional ? 'call' : undefined;
  if (parent.type === 'NewExpression') return parent.callee === node ? 'call' : undefined;
  if (parent.type === 'MemberExpression')
    return parent.object === node && !parent.optional ? 'read' : undefined;
  if (parent.type === 'BinaryExpression' && parent.operator === 'instanceof')
    return parent.right === node ? 'read' : undefined;
  return undefined;
}

function memberUse(node: MemberExpression, ancestors: readonly AnyNode[], script: Script, own: OwnMethods) {
  const name = memberName(node);
  const need = isNeeded(node, around(ancestors));
  if (!name || !need) return undefined;
  const owner =
    node.object.type === 'Identifier' && script.globals.has(node.object) ? node.object.name : undefined;
  const precise = owner && memberOfGlobal(owner, name);
  if (precise) return { name, feature: precise };
  if (need !== 'call' || own.has(name) || (owner && globalObjects.has(owner))) return undefined;
  return { name, feature: newMembers.get(name) };
}

function globalUse(node: AnyNode, ancestors: readonly AnyNode[], { globals }: Script) {
  if (node.type !== 'Identifier' || !globals.has(node)) return undefined;
  const parent = around(ancestors);
  if (parent?.type === 'UnaryExpression' && parent.operator === 'typeof') return undefined;
  return { name: node.name, feature: globalFeature(node.name) };
}

/** Uses in a script of functions, constructors and methods that a promised browser lacks, without those that are guarded. */
export function checkBuiltins(script: Script, own: OwnMethods): Finding[] {
  const found: Finding[] = [];
  script.walk((node, ancestors) => {
    const use: { name: string; feature?: Feature } | undefined =
      node.type === 'MemberExpression'
        ? memberUse(node, ancestors, script, own)
        : globalUse(node, ancestors, script);
    if (!use?.feature) return;
    const missing = missingIn(use.feature.compat);
    if (missing.length === 0 || isGuarded(ancestors, use.name)) return;
    const excerpt = shorten(script.text.slice(Math.max(0, node.start - 20), node.end + 50));
    found.push({ file: script.file, path: use.feature.path, missing, excerpt });
  });
  return found;
}

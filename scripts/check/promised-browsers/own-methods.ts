import type { Script } from './parse-script';

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

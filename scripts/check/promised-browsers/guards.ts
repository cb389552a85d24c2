import type { AnyNode, Expression, Identifier, Literal, PrivateIdentifier } from 'acorn';

type Test = AnyNode | Expression | PrivateIdentifier;

/** Whether an expression reads the global variable or the member of that name. */
function reads(node: Test, name: string): boolean {
  if (node.type === 'ChainExpression') return reads(node.expression, name);
  if (node.type === 'Identifier') return node.name === name;
  if (node.type !== 'MemberExpression') return false;
  return node.computed
    ? node.property.type === 'Literal' && node.property.value === name
    : (node.property as Identifier).name === name;
}

const isText = (node: Test, text: string) => node.type === 'Literal' && node.value === text;
const isNothing = (node: Test) =>
  (node.type === 'Literal' && node.value === null) ||
  (node.type === 'Identifier' && node.name === 'undefined') ||
  (node.type === 'UnaryExpression' && node.operator === 'void');

/** What a comparison says when it is true: the name is there, is not there, or neither. */
function comparison(left: Test, operator: string, right: Test, name: string): boolean | undefined {
  const isTypeof =
    left.type === 'UnaryExpression' && left.operator === 'typeof' && reads(left.argument, name);
  if (isTypeof && isText(right, 'undefined')) return !/^={2,3}$/.test(operator);
  if (isTypeof && isText(right, 'function') && /^={2,3}$/.test(operator)) return true;
  if (isTypeof && isText(right, 'function')) return operator.startsWith('!') ? false : undefined;
  // Minifiers write `"undefined" != typeof x` as `"u" > typeof x`: all other types come before it.
  if (isTypeof && isText(right, 'u')) return operator === '<' ? true : operator === '>' ? false : undefined;
  if (reads(left, name) && isNothing(right)) return operator.startsWith('!');
  return undefined;
}

const mirrored: Record<string, string> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' };

/** Whether the browser has `name` when `test` is `outcome`. */
function implies(test: Test, name: string, outcome: boolean): boolean {
  if (reads(test, name)) return outcome;
  if (test.type === 'UnaryExpression' && test.operator === '!') return implies(test.argument, name, !outcome);
  if (test.type === 'LogicalExpression' && test.operator !== '??') {
    const sides = [implies(test.left, name, outcome), implies(test.right, name, outcome)];
    return (test.operator === '&&') === outcome ? sides.some(Boolean) : sides.every(Boolean);
  }
  if (test.type !== 'BinaryExpression') return false;
  const { left, operator, right } = test;
  if (operator === 'in') return outcome && (left as Literal).value === name;
  const said =
    comparison(left, operator, right, name) ?? comparison(right, mirrored[operator] ?? operator, left, name);
  return said === outcome && said !== undefined ? true : said === false && !outcome;
}

const leaves = (node: AnyNode): boolean =>
  node.type === 'ReturnStatement' ||
  node.type === 'ThrowStatement' ||
  (node.type === 'BlockStatement' && node.body.some(leaves));

/** Whether a statement before `child` leaves the block in a browser without `name`. */
const isAfterExit = (body: readonly AnyNode[], child: AnyNode, name: string) =>
  body
    .slice(0, body.indexOf(child))
    .some((one) => one.type === 'IfStatement' && leaves(one.consequent) && implies(one.test, name, false));

/** Whether `parent` runs its part `child` only where the browser has `name`. */
function isGuard(parent: AnyNode, child: AnyNode, name: string): boolean {
  if (parent.type === 'IfStatement' || parent.type === 'ConditionalExpression') {
    if (parent.consequent === child) return implies(parent.test, name, true);
    return parent.alternate === child && implies(parent.test, name, false);
  }
  if (parent.type === 'LogicalExpression') {
    if (parent.right !== child || parent.operator === '??') return false;
    return implies(parent.left, name, parent.operator === '&&');
  }
  const isBlock = parent.type === 'BlockStatement' || parent.type === 'Program';
  return isBlock && isAfterExit(parent.body, child, name);
}

/** Whether a use runs only where the browser has `name`, or where its failure is caught. */
export function isGuarded(ancestors: readonly AnyNode[], name: string): boolean {
  let isSameFunction = true;
  for (let index = ancestors.length - 2; index >= 0; index -= 1) {
    const [parent, child] = [ancestors[index], ancestors[index + 1]];
    if (!parent || !child) continue;
    if (isGuard(parent, child, name)) return true;
    if (isSameFunction && parent.type === 'TryStatement' && parent.block === child && parent.handler)
      return true;
    if (/Function/.test(parent.type)) isSameFunction = false;
  }
  return false;
}

import type { AnyNode, ArrayExpression, CallExpression, TemplateLiteral } from 'acorn';
import type { StyleSource } from './check-css';
import type { Script } from './parse-script';

const textOf = (node: AnyNode | null): string | undefined => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
};

/** Whether a text is CSS: a declaration, a nested rule or an at-rule. */
const isCss = (text: string) => /(?:^|[;{\s])(?:--)?[a-z-]+:[^;{}]+[;}]|\{[^{}]*\}/.test(text);

/** What stands for an expression between two parts of a template: a rule's mixin, a selector, or a part of a value. */
function placeholder(before: string, after: string): string {
  const isStatement = /(?:^|[;{}])\s*$/.test(before);
  if (isStatement && /^\s*\{|^[:.,[>+~ ][^;{}&]*\{/.test(after)) return '&';
  if (isStatement) return ';';
  return /^(?:[a-z]+\b|%)/.test(after) ? '0' : 'x';
}

/** Joins the strings of a template as styled-components gets them. */
const joinTemplate = (parts: readonly string[]): string =>
  parts.reduce((before, after) => before + placeholder(before, after) + after);

/** The strings of `f(["color:", ";"], value)`, as the compiler writes a tagged template of styled-components. */
function templateParts({ arguments: [strings, ...values] }: CallExpression): string[] | undefined {
  if (strings?.type !== 'ArrayExpression') return undefined;
  const parts = (strings as ArrayExpression).elements.map((element) => textOf(element));
  if (parts.length !== values.length + 1 || !parts.every((part) => part !== undefined)) return undefined;
  return isCss(parts.join('x')) ? parts : undefined;
}

/** `@media …` and `@supports …` that helpers hand to templates as their beginning of a rule. */
function conditionText(node: AnyNode): string | undefined {
  const text =
    node.type === 'TemplateLiteral'
      ? joinTemplate((node as TemplateLiteral).quasis.map(({ value }) => value.cooked ?? ''))
      : textOf(node);
  return /^@(?:media|supports|container)\s*\([^{}]*\)\s*$/.test(text ?? '') ? text : undefined;
}

/** Declarations that a function hands to a template, or a script to an element. */
const declarations = /^\s*(?:[a-z-]+\s*:[^;{}]+;\s*)+$/;

/** The CSS that a script hands to styled-components, and declarations in a string of their own. */
export function stylesInScript({ file, walk }: Script): StyleSource[] {
  const found: StyleSource[] = [];
  walk((node, ancestors) => {
    const parts = node.type === 'CallExpression' ? templateParts(node) : undefined;
    const condition = conditionText(node);
    if (parts) found.push({ file, text: joinTemplate(parts), isTemplate: true });
    // Strings of a template are read as a whole: one may hold the fallback of the next.
    const isAlone = ancestors.at(-2)?.type !== 'ArrayExpression';
    const text = (isAlone && textOf(node)) || '';
    if (declarations.test(text)) found.push({ file, text, isTemplate: true });
    if (condition) found.push({ file, text: `${condition}{}`, isTemplate: true });
  });
  return found;
}

/** Which texts a source file asks for. */
import ts from 'typescript';
import { lineOf, walk } from '../lib/syntax';

/** One place that asks for a text. */
export interface Use {
  file: string;
  line: number;
  namespace: string;
  /** As written: `detail.price`, or with `…` for what is known only at run time: `status.…`. */
  shown: string;
  /** Matches every key that it may ask for. */
  pattern: RegExp;
  /** Whether some key must match; a computed key may also be none. */
  isCertain: boolean;
}

/** A function that gives texts, and where its name holds. */
interface Translator {
  name: string;
  namespace: string;
  scope: ts.Node;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const exactly = (pattern: string) => new RegExp(`^${pattern}$`);

/** `const { t, … } = useTranslation('units')`, also under another name: `const { t: unitText } = …`. */
function translatorsOf(node: ts.Node): Translator[] {
  if (!ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name)) return [];
  const call = node.initializer;
  if (!call || !ts.isCallExpression(call) || call.expression.getText() !== 'useTranslation') return [];
  const [argument] = call.arguments;
  if (argument && !ts.isStringLiteral(argument)) return [];
  const scope = node.parent.parent.parent;
  return node.name.elements.flatMap(({ propertyName, name }) =>
    (propertyName ?? name).getText() === 't'
      ? [{ name: name.getText(), namespace: argument?.text ?? 'common', scope }]
      : [],
  );
}

/** The innermost translator of that name around `node`. */
function translatorAt(
  node: ts.Node,
  name: string,
  translators: readonly Translator[],
): Translator | undefined {
  for (let scope = node.parent; scope; scope = scope.parent) {
    const found = translators.find((translator) => translator.name === name && translator.scope === scope);
    if (found) return found;
  }
  return undefined;
}

type Wanted = Pick<Use, 'shown' | 'pattern' | 'isCertain'>;

/** The keys that an expression may come to. */
function wantedBy(key: ts.Expression, literals: readonly string[]): Wanted[] {
  if (ts.isStringLiteralLike(key)) {
    return [{ shown: key.text, pattern: exactly(escape(key.text)), isCertain: true }];
  }
  if (ts.isConditionalExpression(key)) {
    return [...wantedBy(key.whenTrue, literals), ...wantedBy(key.whenFalse, literals)];
  }
  if (ts.isTemplateExpression(key) && key.head.text !== '') {
    const parts = [key.head, ...key.templateSpans.map(({ literal }) => literal)].map(({ text }) => text);
    return [{ shown: parts.join('…'), pattern: exactly(parts.map(escape).join('.+')), isCertain: true }];
  }
  // Computed: whatever the file names, as a key or as the group that keys stand in, it may ask for.
  return literals.map((text) => ({
    shown: text,
    pattern: exactly(`${escape(text)}(\\..+)?`),
    isCertain: false,
  }));
}

/** Keys in the props of `<TextHead namespace title lead>`. */
function headUses(
  node: ts.JsxSelfClosingElement,
): { namespace: string; keys: ts.StringLiteral[] } | undefined {
  if (node.tagName.getText() !== 'TextHead') return undefined;
  const texts = new Map<string, ts.StringLiteral>();
  for (const property of node.attributes.properties) {
    if (!ts.isJsxAttribute(property) || !property.initializer) continue;
    if (ts.isStringLiteral(property.initializer)) texts.set(property.name.getText(), property.initializer);
  }
  const keys = [texts.get('title'), texts.get('lead')].filter((key) => key !== undefined);
  return { namespace: texts.get('namespace')?.text ?? 'common', keys };
}

/** Every text that `source` asks for by `useTranslation`, `TextHead` or `textsOf(locales, namespace, key)`. */
export function findUses(source: ts.SourceFile): Use[] {
  const translators: Translator[] = [];
  const literals: string[] = [];
  walk(source, (node) => {
    translators.push(...translatorsOf(node));
    if (ts.isStringLiteral(node) && node.text !== '') literals.push(node.text);
  });
  const uses: Use[] = [];
  const add = (node: ts.Expression, namespace: string) => {
    const place = { file: source.fileName, line: lineOf(source, node), namespace };
    uses.push(...wantedBy(node, literals).map((wanted) => ({ ...place, ...wanted })));
  };
  walk(source, (node) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const translator = translatorAt(node, node.expression.text, translators);
      const [key] = node.arguments;
      if (translator && key) add(key, translator.namespace);
      const [, namespace, textKey] = node.arguments;
      const isTexts = node.expression.text === 'textsOf';
      if (isTexts && textKey && namespace && ts.isStringLiteral(namespace)) add(textKey, namespace.text);
    } else if (ts.isJsxSelfClosingElement(node)) {
      const head = headUses(node);
      for (const key of head?.keys ?? []) add(key, head?.namespace ?? 'common');
    }
  });
  return uses;
}

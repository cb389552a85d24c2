/** A JSON file of nested texts as a flat list, with the line of each. */
import ts from 'typescript';
import { lineOf } from '../syntax';

export interface Entry {
  /** Dotted: `detail.price`. */
  key: string;
  line: number;
  /** The text, or what stands there instead of one. */
  value: { text: string } | { notText: string };
}

/**
 * Entries in the order of the file, a key that stands there twice twice.
 * @throws SyntaxError when `text` is not JSON
 */
export function flattenJson(file: string, text: string): Entry[] {
  JSON.parse(text); // the compiler's parser forgives, and tells lines; this one does neither
  const json = ts.parseJsonText(file, text);
  const entriesOf = (node: ts.Expression, key: string, line: number): Entry[] => {
    if (ts.isStringLiteral(node)) return [{ key, line, value: { text: node.text } }];
    if (!ts.isObjectLiteralExpression(node)) return [{ key, line, value: { notText: node.getText(json) } }];
    return node.properties.flatMap((property) => {
      if (!ts.isPropertyAssignment(property) || !ts.isStringLiteral(property.name)) return [];
      const name = property.name.text;
      return entriesOf(property.initializer, key ? `${key}.${name}` : name, lineOf(json, property));
    });
  };
  const [statement] = json.statements;
  return statement ? entriesOf(statement.expression, '', 1) : [];
}

/** The titles of the tests in a file, as they stand there. */
import ts from 'typescript';

export interface TestTitle {
  /** `describe › test`; of a test with a table, the text with its placeholders. */
  title: string;
  /** A skipped test proves nothing. */
  isSkipped: boolean;
}

const groups = ['describe', 'test.describe'];
const tests = ['test', 'it'];
const modifiers = ['each', 'only', 'concurrent', 'serial', 'parallel'];
const skipping = ['skip', 'fixme', 'todo', 'failing', 'fail'];

interface Block {
  title: string;
  isGroup: boolean;
  isSkipped: boolean;
}

/** `test.describe.skip` as a list of names; that of a table is the name before the table. */
function namesOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...namesOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return namesOf(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return namesOf(callee.tag);
  return [];
}

/** The title without its quotation marks and tags: what runs later fills in is left as it stands. */
function titleOf(node: ts.Expression | undefined): string | undefined {
  if (!node) return undefined;
  const isText = ts.isStringLiteralLike(node);
  if (!isText && !ts.isTemplateExpression(node)) return undefined;
  const title = isText ? node.text : node.getText().slice(1, -1);
  return title.replace(/( @\d+\.\d+)+$/, '');
}

/** The group or test that a call declares, if it does. */
function blockOf(call: ts.CallExpression): Block | undefined {
  const title = titleOf(call.arguments[0]);
  const names = namesOf(call.expression);
  const isSkipped = names.some((name) => skipping.includes(name));
  const bare = names.filter((name) => !modifiers.includes(name) && !skipping.includes(name)).join('.');
  const isGroup = groups.includes(bare);
  if (title === undefined || !(isGroup || tests.includes(bare))) return undefined;
  // `test.skip(condition, 'reason')` and the like stand inside a test and declare none.
  const declares = names.includes('todo') || call.arguments.slice(1).some(ts.isFunctionLike);
  return declares ? { title, isGroup, isSkipped } : undefined;
}

/** Every test that `source` declares, groups included in its title. */
export function testTitles(source: ts.SourceFile): TestTitle[] {
  const found: TestTitle[] = [];
  const visit = (node: ts.Node, outer: TestTitle) => {
    const block = ts.isCallExpression(node) ? blockOf(node) : undefined;
    const own: TestTitle = block
      ? {
          title: outer.title ? `${outer.title} › ${block.title}` : block.title,
          isSkipped: outer.isSkipped || block.isSkipped,
        }
      : outer;
    if (block && !block.isGroup) found.push(own);
    node.forEachChild((child) => visit(child, own));
  };
  visit(source, { title: '', isSkipped: false });
  return found;
}

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { getLine, parseSource } from '../../lib/syntax';

/** A test, a step of one or a row of its table, whose title ends with the ids of the requirements it shows. */
export interface TaggedTest {
  /** From the root of the project. */
  file: string;
  /** From 1. */
  line: number;
  title: string;
  tags: string[];
  /** Whether it passed; of one that is only read, whether it is not skipped. */
  passed: boolean;
}

/** The ids in a title: `opens @2.1 @2.17` has two. */
export const readTags = (title: string): string[] => title.match(/(?<!\S)@\d+\.\d+(?!\S)/g) ?? [];

const folders = ['deploy', 'e2e', 'openapi', 'scripts', 'src'];
const skipping = /\.(skip|fixme|todo|failing|fail)\b/;
/** `test.describe.skip` and the like; of a test with a table, what stands before the table. */
const declaring =
  /^(test|it|describe)(\.(describe|each|only|concurrent|serial|parallel|skip|fixme|todo|failing|fail))*(?![\w.])/;

/** What declares a test, a step of one or a group of them; undefined also of `test.skip(condition)` inside a test. */
function declarationOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !node.arguments.slice(1).some(ts.isFunctionLike)) return undefined;
  const called = node.expression.getText();
  return called === 'test.step' ? called : declaring.exec(called)?.[0];
}

/** A text of a table, which tests have in their titles: `['IBAN @99.1', 22]`, `{ ids: '@99.1' }`. */
const isInTable = (node: ts.Node): node is ts.StringLiteralLike =>
  ts.isStringLiteralLike(node) &&
  (ts.isArrayLiteralExpression(node.parent) || ts.isPropertyAssignment(node.parent)) &&
  /@\d+\.\d+$/.test(node.text);

/** A function that is not the body of a group: what stands in it is no table of tests. */
const isOtherFunction = (node: ts.Node): boolean =>
  ts.isFunctionLike(node) &&
  !(ts.isCallExpression(node.parent) && /^(test\.)?describe/.test(node.parent.expression.getText()));

/** The tagged tests, steps and rows of tables that `source` has, with the placeholders of their titles. */
export function taggedTests(source: ts.SourceFile): TaggedTest[] {
  const found: TaggedTest[] = [];
  const add = (node: ts.Node, title: string, passed: boolean) => {
    const tags = readTags(title);
    if (tags.length > 0)
      found.push({ file: source.fileName, line: getLine(source, node), title, tags, passed });
  };
  const visit = (node: ts.Node, isGroupSkipped: boolean, isInFunction: boolean) => {
    const name = declarationOf(node);
    const isSkipped = isGroupSkipped || skipping.test(name ?? '');
    const isInner = isInFunction || isOtherFunction(node);
    if (!isInner && isInTable(node)) add(node, node.text, !isSkipped);
    if (!name || name.includes('describe')) {
      node.forEachChild((child) => visit(child, isSkipped, isInner));
      return;
    }
    const { expression, arguments: own } = node as ts.CallExpression;
    add(node, own[0]?.getText().slice(1, -1) ?? '', !isSkipped);
    visit(expression, isSkipped, isInner);
    for (const argument of own) visit(argument, isSkipped, isInner);
  };
  visit(source, false, false);
  return found;
}

/** The tagged tests of the project at `root`, without running them. */
export function testsInSources(root: string): TaggedTest[] {
  const present = folders.filter((folder) => existsSync(path.join(root, folder)));
  const files = present.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
      .map((file) => path.posix.join(folder, file)),
  );
  return files.flatMap((file) => taggedTests(parseSource(root, file)));
}

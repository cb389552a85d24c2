import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { lineOf, parseSource } from '../lib/syntax';

/** A test whose title ends with the ids of the requirements it shows. */
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
export const tagsOf = (title: string): string[] => title.match(/(?<!\S)@\d+\.\d+(?!\S)/g) ?? [];

const folders = ['deploy', 'e2e', 'openapi', 'scripts', 'src'];
const skipping = /\.(skip|fixme|todo|failing|fail)\b/;
/** `test.describe.skip` and the like; of a test with a table, what stands before the table. */
const declaring =
  /^(test|it|describe)(\.(describe|each|only|concurrent|serial|parallel|skip|fixme|todo|failing|fail))*(?![\w.])/;

/** What declares a test or a group of them; undefined also of `test.skip(condition)` inside a test. */
function declarationOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !node.arguments.slice(1).some(ts.isFunctionLike)) return undefined;
  return declaring.exec(node.expression.getText())?.[0];
}

/** The tagged tests that `source` declares, with the placeholders of their titles. */
export function taggedTests(source: ts.SourceFile): TaggedTest[] {
  const found: TaggedTest[] = [];
  const visit = (node: ts.Node, isGroupSkipped: boolean) => {
    const name = declarationOf(node);
    const isSkipped = isGroupSkipped || skipping.test(name ?? '');
    if (name && !name.includes('describe')) {
      const title = (node as ts.CallExpression).arguments[0]?.getText().slice(1, -1) ?? '';
      const test = { file: source.fileName, line: lineOf(source, node), title, tags: tagsOf(title) };
      if (test.tags.length > 0) found.push({ ...test, passed: !isSkipped });
    }
    node.forEachChild((child) => visit(child, isSkipped));
  };
  visit(source, false);
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

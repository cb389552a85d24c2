/** Source files as the TypeScript compiler reads them, without types. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Parses the file at `file`, a path below `root`. */
export function parseSource(root: string, file: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const text = readFileSync(path.join(root, file), 'utf8');
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
}

/** The line a node begins on, from 1. */
export const getLine = (source: ts.SourceFile, node: ts.Node): number =>
  source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;

/** Calls `visit` with every node below `node`, outer ones first. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  node.forEachChild((child) => {
    visit(child);
    walk(child, visit);
  });
}

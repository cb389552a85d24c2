import path from 'node:path';
import ts from 'typescript';

/** A graph of JSON-LD, and where it was found. */
export interface FoundGraph {
  /** For messages: the address of its page. */
  readonly page: string;
  readonly nodes: readonly unknown[];
}

const folder = path.resolve('e2e/support');

/**
 * What of the graphs the vocabulary of schema.org does not know, one line each: types, properties of a type, and values of a
 * property. The vocabulary is that of schema-dts, which Google generates from schema.org; the compiler compares.
 */
export function vocabularyProblems(graphs: readonly FoundGraph[]): string[] {
  const nodes = graphs.flatMap(({ page, nodes: all }) =>
    all.map((node) => ({ page, text: JSON.stringify(node), type: typeOf(node), shape: shapeOf(node) })),
  );
  // Company and site are on every page, and a project has many units: one node of each shape is checked.
  const distinct = [...new Map(nodes.map((node) => [node.shape, node])).values()];
  const lines = distinct.map(
    ({ text, type }, index) => `export const node${index}: S.${type} = ${withoutAnnotations(text)};`,
  );
  const source = ["import type * as S from 'schema-dts';", ...lines].join('\n');
  return compile(path.join(folder, 'found-nodes.ts'), source).map(({ line, message }) => {
    const node = distinct[line - 1];
    return `${node?.page ?? ''}: ${message} in ${node?.text.slice(0, 300) ?? ''}`;
  });
}

/** Named in the source, so that the compiler compares a node with its type alone, not with each of schema.org's. */
const typeOf = (node: unknown): string => String((node as { '@type'?: unknown })['@type']);

/** A node without figures and texts that are no value of an enumeration, all of which the compiler takes alike. */
const shapeOf = (node: unknown): string =>
  JSON.stringify(node, (_key, value: unknown) => {
    if (typeof value === 'number') return 0;
    return typeof value === 'string' && !/^(https?:\/\/schema\.org\/)?\w+$/.test(value) ? '' : value;
  });

/** Without the annotations of actions (`query-input`), which schema.org describes beside its vocabulary. */
const withoutAnnotations = (text: string): string =>
  JSON.stringify(
    JSON.parse(text, (key, value: unknown) => (/-(?:in|out)put$/.test(key) ? undefined : value)),
  );

interface Problem {
  /** From 0. */
  line: number;
  message: string;
}

function compile(fileName: string, source: string): Problem[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es5.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === fileName || fileExists(name);
  host.getSourceFile = (name, version, ...rest) =>
    name === fileName ? ts.createSourceFile(name, source, version) : getSourceFile(name, version, ...rest);
  const program = ts.createProgram([fileName], options, host);
  const file = program.getSourceFile(fileName);
  return program.getSemanticDiagnostics(file).map(({ start = 0, messageText }) => ({
    line: file?.getLineAndCharacterOfPosition(start).line ?? 0,
    message: ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 400),
  }));
}

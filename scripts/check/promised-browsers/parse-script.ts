import { parse, type AnyNode, type Program } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { analyze } from 'eslint-scope';
import type { Source } from './read-build';

/** A node with those around it, the outermost first; the node itself is the last. */
export type Visit = (node: AnyNode, ancestors: readonly AnyNode[]) => void;

/** A script as a tree, with the names that it does not declare itself. */
export interface Script extends Source {
  program: Program;
  globals: ReadonlySet<AnyNode>;
  /** Calls back for every node. */
  walk(visit: Visit): void;
}

/**
 * Parses a classic script; one that is none is read as a module.
 * @throws SyntaxError when it is neither
 */
export function parseScript({ file, text }: Source): Script {
  const program = parseAs(text);
  const { globalScope } = analyze(program as Parameters<typeof analyze>[0], {
    ecmaVersion: 2022,
    sourceType: program.sourceType,
  });
  const references = globalScope?.through ?? [];
  return {
    file,
    text,
    program,
    globals: new Set(references.map(({ identifier }) => identifier as unknown as AnyNode)),
    walk: (visit) =>
      fullAncestor(program, (node, _state, ancestors) => visit(node as AnyNode, ancestors as AnyNode[])),
  };
}

function parseAs(text: string): Program {
  try {
    return parse(text, { ecmaVersion: 'latest', ranges: true, sourceType: 'script' });
  } catch {
    return parse(text, { ecmaVersion: 'latest', ranges: true, sourceType: 'module' });
  }
}

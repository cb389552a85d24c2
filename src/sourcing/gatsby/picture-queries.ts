import {
  Kind,
  parse,
  print,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'gatsby/graphql';

/** A query that asks for nothing but processed pictures, and the names of its variables. */
export interface PictureQuery {
  text: string;
  variables: readonly string[];
}

/** The field of gatsby-plugin-image. */
const pictureField = 'gatsbyImageData';

/** What of a page's query asks for processed pictures; undefined when nothing does. */
export function picturesOf(query: string): PictureQuery | undefined {
  const { definitions } = parse(query);
  const fragments = new Map(
    definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION).map((one) => [one.name.value, one]),
  );
  const operation = definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  const pruned = operation && pruneOperation(operation, fragments);
  return pruned && { text: print(pruned.document), variables: pruned.variables };
}

function pruneOperation(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): { document: DocumentNode; variables: string[] } | undefined {
  const kept = new Map<string, FragmentDefinitionNode>();

  /** Keeps the fragment in the document. @returns whether it has pictures */
  function keepFragment(name: string): boolean {
    if (kept.has(name)) return true;
    const fragment = fragments.get(name);
    const selectionSet = fragment && prune(fragment.selectionSet);
    if (selectionSet) kept.set(name, { ...fragment, selectionSet });
    return selectionSet !== undefined;
  }

  function prune(set: SelectionSetNode): SelectionSetNode | undefined {
    const selections = set.selections.flatMap((one): SelectionNode[] => {
      if (one.kind === Kind.FRAGMENT_SPREAD) return keepFragment(one.name.value) ? [one] : [];
      if (one.kind === Kind.FIELD && one.name.value === pictureField) return [one];
      const selectionSet = one.selectionSet && prune(one.selectionSet);
      return selectionSet ? [{ ...one, selectionSet }] : [];
    });
    return selections.length > 0 ? { ...set, selections } : undefined;
  }

  const selectionSet = prune(operation.selectionSet);
  if (!selectionSet) return undefined;
  const asked = print({
    kind: Kind.DOCUMENT,
    definitions: [{ ...operation, selectionSet, variableDefinitions: [] }, ...kept.values()],
  });
  const variableDefinitions = operation.variableDefinitions?.filter(({ variable }) =>
    new RegExp(`\\$${variable.name.value}\\b`).test(asked),
  );
  return {
    document: {
      kind: Kind.DOCUMENT,
      definitions: [{ ...operation, selectionSet, variableDefinitions }, ...kept.values()],
    },
    variables: (variableDefinitions ?? []).map(({ variable }) => variable.name.value),
  };
}

import ts from 'typescript';
import { byWeight, type ContractChange } from '../contract-changes/contract-changes';

interface Member {
  type: string;
  isOptional: boolean;
  words: string;
}

/** Every member of the types by its path, as `components.schemas.Rental.annual_rent`. */
function membersOf(text: string): Map<string, Member> {
  const source = ts.createSourceFile('schema.d.ts', text, ts.ScriptTarget.Latest, true);
  const members = new Map<string, Member>();
  const visit = (node: ts.Node, path: string): void => {
    const isNamed = ts.isPropertySignature(node) || ts.isInterfaceDeclaration(node);
    if (!isNamed) {
      node.forEachChild((child) => visit(child, path));
      return;
    }
    const name = ts.isStringLiteral(node.name) ? node.name.text : node.name.getText(source);
    const own = path ? `${path}.${name}` : name;
    const type = ts.isPropertySignature(node) ? node.type : undefined;
    const words = ts.getJSDocCommentsAndTags(node).map((comment) => comment.getText(source));
    members.set(own, {
      // Members of an object stand for themselves.
      type: (type?.getText(source) ?? '').replace(/\{[^]*\}/, '{…}').replace(/\s+/g, ' '),
      isOptional: ts.isPropertySignature(node) && node.questionToken !== undefined,
      words: words.join('\n'),
    });
    node.forEachChild((child) => visit(child, own));
  };
  visit(source, '');
  return members;
}

function changeOf(
  before: Member | undefined,
  now: Member | undefined,
): Omit<ContractChange, 'place' | 'names'> | undefined {
  if (!before) {
    return now?.isOptional
      ? { weight: 'addition', message: `is new: ${now.type}` }
      : { weight: 'breaking', message: `is new and required: ${now?.type ?? ''}` };
  }
  if (!now) return { weight: 'breaking', message: 'is gone.' };
  if (before.type !== now.type) return { weight: 'breaking', message: `${before.type} → ${now.type}` };
  if (before.isOptional !== now.isOptional)
    return { weight: 'breaking', message: now.isOptional ? 'is not required any more.' : 'is required now.' };
  return before.words === now.words ? undefined : { weight: 'words', message: 'has other words.' };
}

/**
 * What differs between two versions of the types, heaviest first, for files whose contract is not known any more. A type that
 * changed counts as breaking: which side sends it is not known here. What stands below a changed member is named, too, unless
 * all of it is new or gone.
 */
export function typeChanges(written: string, expected: string): ContractChange[] {
  const [before, now] = [membersOf(written), membersOf(expected)];
  const changes = [...new Set([...before.keys(), ...now.keys()])].flatMap((place): ContractChange[] => {
    const parent = place.slice(0, place.lastIndexOf('.'));
    const isPartOfIt = place.includes('.') && before.has(parent) !== now.has(parent);
    const change = isPartOfIt ? undefined : changeOf(before.get(place), now.get(place));
    if (!change) return [];
    const names = change.weight === 'words' ? [] : [place.slice(parent.length + 1)];
    return [{ ...change, place: place.replace(/^components\.schemas\./, ''), names }];
  });
  return changes.sort(byWeight);
}

import { pointerParts } from '../../../openapi/reference-api/contract/pointer-parts';
import { contractFile, readRedoclyReport } from '../../lib/redocly';

/** `breaking`: clients that worked may fail; `addition`: there is something new; `words`: texts and examples alone. */
export type Weight = 'breaking' | 'addition' | 'words';

export interface ContractChange {
  weight: Weight;
  /** `Rental.annual_rent`, or the call: `GET /public/rentals/list parameters.1`. */
  place: string;
  /** One sentence. */
  message: string;
  /** Names in code that it touches. */
  names: string[];
}

export interface ContractDiff {
  changes: ContractChange[];
  /** `info.version` of both. */
  versions: { base: string; revision: string };
}

interface Side {
  pointer: string;
  value: unknown;
}
/** What `redocly diff --format json` writes, as far as it is used here. */
interface Report {
  infoVersions: { base: string; revision: string };
  changes: {
    kind: 'added' | 'removed' | 'modified';
    impact: 'major' | 'minor' | 'patch';
    property?: string;
    verdicts: { message: string }[];
    base?: Side;
    revision?: Side;
  }[];
}

const weights = { major: 'breaking', minor: 'addition', patch: 'words' } as const;

/** Orders changes, the heaviest first. */
export function byWeight(a: ContractChange, b: ContractChange): number {
  const order = Object.values<Weight>(weights);
  return order.indexOf(a.weight) - order.indexOf(b.weight);
}

/** Parts of a pointer that only say how a schema is put together. */
const structure = /^(allOf|oneOf|anyOf|properties|items|schema|content|application\/(problem\+)?json|\d+)$/;

/** An example of a call, or a part of one. */
const isExample = (pointer: string): boolean => /^#\/paths\/.*\/examples?(\/|$)/.test(pointer);

/** `#/components/schemas/Rental/allOf/1/properties/annual_rent` → `Rental.annual_rent`. */
function describePlace(pointer: string, property?: string): string {
  const parts = pointerParts(pointer);
  if (parts.at(-1) === property) parts.pop();
  if (parts[0] === 'components')
    return parts
      .slice(2)
      .filter((part) => !structure.test(part))
      .join('.');
  if (parts[0] !== 'paths') return parts.join('.');
  const [, url = '', method = '', ...rest] = parts;
  const inside = rest.filter((part) => !/^(schema|content)$/.test(part)).join('.');
  return `${method.toUpperCase()} ${url} ${inside}`.trim();
}

const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Members of a list, an enum for example, that only one of both has. */
function changedMembers(base: unknown, revision: unknown): string[] {
  const [before, after] = [list(base), list(revision)];
  const changed = [
    ...before.filter((one) => !after.includes(one)),
    ...after.filter((one) => !before.includes(one)),
  ];
  return changed.filter((one) => typeof one === 'string');
}

function toChange({
  kind,
  impact,
  property,
  verdicts,
  base,
  revision,
}: Report['changes'][number]): ContractChange {
  const pointer = (revision ?? base)?.pointer ?? '';
  const said = verdicts.map(({ message }) => message).join(' ');
  const changed = property ? `${property}: ${short(base?.value)} → ${short(revision?.value)}` : `${kind}.`;
  const isText =
    isExample(pointer) || (property && /^(description|summary|examples?|title|version)$/.test(property));
  const field = /\/properties\/([^/]+)$/.exec(pointer)?.[1];
  const [root, url] = pointerParts(pointer);
  const lists = property === 'enum' || property === 'required';
  return {
    weight: isText || pointer.startsWith('#/tags') ? 'words' : weights[impact],
    place: describePlace(pointer, property),
    message: said || changed,
    names: isText
      ? []
      : [
          ...new Set([
            ...(field ? [field] : []),
            ...(root === 'paths' && url && !property ? [url] : []),
            ...(lists ? changedMembers(base?.value, revision?.value) : []),
          ]),
        ],
  };
}

/**
 * What changed from one contract to another, heaviest first.
 * @param base file of the older contract @param revision file of the newer one
 * @throws CommandError when a file cannot be read as a contract
 */
export async function diffContracts(base: string, revision = contractFile): Promise<ContractDiff> {
  const failure = 'The contracts cannot be compared';
  const { changes, infoVersions } = await readRedoclyReport<Report>(
    ...([failure, 'diff', base, revision, '--fail-on', 'none'] as const),
  );
  return { versions: infoVersions, changes: changes.map(toChange).sort(byWeight) };
}

/** Whether `info.version` was raised as the changes demand: the major for a breaking one, the minor for an addition, nothing for words. */
export function isVersionRaised({ changes, versions }: ContractDiff): boolean {
  const weight = changes[0]?.weight;
  if (!weight || weight === 'words') return true;
  const [base, revision] = [versions.base, versions.revision].map((version) =>
    version.split('.').map(Number),
  );
  const place = { breaking: 0, addition: 1 }[weight];
  const first = (base ?? []).findIndex((part, index) => part !== revision?.[index]);
  return first !== -1 && first <= place && (revision?.[first] ?? 0) > (base?.[first] ?? 0);
}

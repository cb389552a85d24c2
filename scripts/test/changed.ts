import { gitFiles, projectFiles } from '../lib/git';

/** What a change can break: steps of `npm test`, and what the runners get. */
export interface Affected {
  steps: string[];
  /** Files whose tests, and the tests that import them, Jest runs; undefined for all tests. */
  related?: string[];
  /** Browser specs; undefined for all of them. */
  specs?: string[];
}

/** Parts of the site → the specs that show them, as patterns of names below `e2e/`. What is not listed is on every page. */
const specsOf: readonly [files: RegExp, specs: RegExp][] = [
  [/^src\/features\/enquiries\//, /enquiries|form|outbox|maintenance|project|scroll|offline/],
  [
    /^src\/features\/(?:units|shortlist|compare)\//,
    /units|compare|project|rental|print|share|filter-persistence|licen|unbuilt/,
  ],
  [
    /^src\/features\/projects\//,
    /project|map|brochure|share|countdown|filters|lists|home|unbuilt|live|licen|gallery/,
  ],
  [/^src\/features\/rentals\/|^src\/pages\/rentals/, /rental|filters|lists|unbuilt|live|licen|units|gallery/],
  [/^src\/features\/blogs\/|^src\/pages\/blogs/, /blogs|feeds|lists|unbuilt|live|share/],
  [/^src\/features\/company\/|^src\/pages\/(?:index|about)/, /home|about|company/],
  [/^src\/features\/faq\/|^src\/pages\/FAQ/, /faq|header-flags/],
  [/^src\/features\/search\//, /search|hostile|malformed/],
  [/^content\/faq\//, /faq/],
  [/^content\/(?:home|about)\//, /home|about|company/],
];

/** Seen on every page, whatever changes: each route, in each language and width, and how it looks. */
const always = /(?:routes|accessibility|layout|looks|hostile-data|malformed-responses|weight)\.spec\.ts$/;

const isDocument = (file: string) => /^(?:docs\/|[^/]*\.md$|\.github\/|\.vscode\/|LICENSE)/.test(file);
const isUnitTest = (file: string) => /\.test\.tsx?$/.test(file);
const isSpec = (file: string) => /^e2e\/(?!editing\/|engines\/).*\.spec\.ts$/.test(file);
/** Journeys in several engines, and what drives them. */
const isOfEngines = (file: string) => /^(?:e2e\/engines|scripts\/lib\/find-engines)/.test(file);
/** Neither in the pages of visitors nor beside their tests. */
const isTool = (file: string) => /^(?:scripts|deploy|src\/admin|e2e\/(?:editing|engines))\//.test(file);
/** What shows changes on the open pages of the development site. */
const isOfOpenPages = (file: string) =>
  /^src\/sourcing\/(?:develop-middleware|missed-updates|nodes\/(?:source|watch)-content)\.ts$/.test(file);
/** The editing page, what it makes its fields and checks of, and the development site beside it. */
const isOfEditing = (file: string) =>
  isOfOpenPages(file) ||
  /^(?:src\/admin|e2e\/editing|scripts\/(?:cms|test\/editing)|src\/sourcing\/(?:content|interface-texts))\//.test(
    file,
  );
/** What a build makes of the contract's examples. */
const isOfExamples = (file: string) =>
  /^(?:openapi\/public-api\.yaml|src\/(?:api-client|sourcing)\/|scripts\/(?:test\/examples-step|lib\/(?:example-api|look-at-site))\.ts)/.test(
    file,
  );
const isPartOfAll = (file: string) =>
  /^(?:package(?:-lock)?\.json|[^/]*config\.\w+|tsconfig.*|gatsby-.*|e2e\/support\/|openapi\/)/.test(file);

/** A new build, and what looks at it. */
const ofBuild = ['build', 'compatibility', 'e2e'];

const unique = (items: readonly string[]): string[] => [...new Set(items)];

/**
 * @param changed paths from the root of the project
 * @param allSpecs the browser specs that there are
 */
export function affectedBy(changed: readonly string[], allSpecs: readonly string[]): Affected {
  const code = changed.filter((file) => !isDocument(file));
  const steps = ['format', 'words', 'tags'];
  if (code.length === 0) return { steps, related: [], specs: [] };
  steps.push(
    'contract',
    'contract-rules',
    'contract-changes',
    'rules',
    'icons',
    'content',
    'translations',
    'unit',
  );
  steps.push('types', 'browser-types', 'lint', 'imports', 'unused');
  if (code.some(isOfEditing)) steps.push('editing');
  if (code.some(isOfExamples)) steps.push('examples');
  const engines = code.some(isOfEngines) ? ['engines'] : [];
  if (code.some(isPartOfAll)) return { steps: [...steps, ...ofBuild, 'engines'] };
  const site = code.filter((file) => !isUnitTest(file) && !isTool(file) && !isSpec(file));
  const specs = site.map((file) => {
    const own = specsOf.filter(([files]) => files.test(file)).map(([, pattern]) => pattern);
    if (own.length === 0) return undefined;
    return allSpecs.filter((spec) => always.test(spec) || own.some((pattern) => pattern.test(spec)));
  });
  const isEverywhere = specs.includes(undefined);
  const chosen = unique([...specs.flatMap((list) => list ?? []), ...code.filter(isSpec)]);
  if (isEverywhere) steps.push(...ofBuild, 'engines');
  else if (chosen.length > 0) steps.push(...ofBuild, ...engines);
  else if (engines.length > 0) steps.push('build', ...engines);
  return { steps, related: [...code], ...(isEverywhere ? {} : { specs: chosen }) };
}

/** Files that differ from `base`, uncommitted and new ones included. */
export const changedSince = (base: string): string[] =>
  unique([
    ...gitFiles('diff', '--name-only', '--diff-filter=d', base),
    ...gitFiles('ls-files', '--others', '--exclude-standard'),
  ]);

/** The browser specs that there are. */
export const everySpec = (): string[] => projectFiles('e2e').filter(isSpec);

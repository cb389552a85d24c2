/** What is tried when files of a kind change: what it can break within a minute, and not what takes longer. */
const stepsOfKinds = {
  document: ['format', 'words', 'tags', 'unit'],
  text: ['translations', 'content', 'format', 'types', 'unit'],
  content: ['content', 'unit'],
  script: ['format', 'words', 'imports', 'lint', 'types', 'unit'],
  test: ['format', 'words', 'tags', 'imports', 'lint', 'types', 'unit'],
  spec: ['build', 'format', 'words', 'tags', 'imports', 'lint', 'types', 'unit', 'e2e'],
  page: ['build', 'format', 'words', 'translations', 'imports', 'lint', 'types', 'unit', 'e2e'],
} as const satisfies Record<string, readonly string[]>;

export type Kind = keyof typeof stepsOfKinds;

/** By path, the first that matches. What none matches is part of everything. */
const kinds: readonly [RegExp, Kind][] = [
  [/^(?:docs\/|[^/]*\.md$|\.github\/|\.vscode\/|LICENSE|\.\w+ignore$)/, 'document'],
  [/^src\/i18n\/locales\/.*\.json$/, 'text'],
  [/^content\//, 'content'],
  [/^(?!e2e\/).*\.test\.tsx?$/, 'test'],
  [/^e2e\/(?!editing\/|engines\/).*\.spec\.ts(?:-snapshots\/.*)?$/, 'spec'],
  [/^(?:scripts\/|deploy\/|src\/admin\/|e2e\/(?:editing|engines)\/|openapi\/reference-api\/)/, 'script'],
  [/^(?:src\/|static\/|gatsby-(?:browser|ssr|node))/, 'page'],
];

/** @param file from the root of the project */
export const getKind = (file: string): Kind | undefined => kinds.find(([files]) => files.test(file))?.[1];

/** Files with a check of their own. */
const ownSteps: readonly [RegExp, readonly string[]][] = [
  [/^(?:deploy\/|src\/i18n\/locales\.ts|scripts\/build\/deploy-rules)/, ['rules']],
  [/^(?:scripts\/build\/(?:drawings|icons)|src\/ui\/icons\/)/, ['icons']],
  [/^(?:scripts\/api\/(?:generator|types)|src\/api-client\/(?:generated|check)\/)/, ['contract']],
  [/^(?:src\/admin|e2e\/editing|scripts\/(?:content\/edit|check\/steps\/editing))/, ['editing']],
  [/^(?:e2e\/engines|scripts\/lib\/find-engines)/, ['build', 'engines']],
  [/^scripts\/(?:check\/steps\/examples-step|lib\/(?:example-api|look-at-site))/, ['examples']],
  [/^scripts\/check\/(?:compatibility|promised-browsers)/, ['build', 'compatibility']],
  [/^docs\/conformance\.md|^scripts\/check\/(?:conformance|requirements)/, ['tags']],
  [/^scripts\/check\/(?:knip|import-rules)/, ['unused', 'imports']],
];

/** Code that is no more may have been the only one to use an export. */
const isUsing = /\.(?:[cm]?js|tsx?)$/;

/**
 * The steps of `npm test` for changed files that all have a kind.
 * @param gone those that were deleted
 */
export const getSteps = (files: readonly string[], gone: readonly string[]): string[] => [
  ...new Set([
    ...files.flatMap((file) => [
      ...(stepsOfKinds[getKind(file) ?? 'document'] as readonly string[]),
      ...ownSteps.flatMap(([pattern, steps]) => (pattern.test(file) ? steps : [])),
    ]),
    ...(gone.some((file) => isUsing.test(file)) ? ['unused'] : []),
  ]),
];

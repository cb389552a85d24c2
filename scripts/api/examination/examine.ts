import { briefOrderRules } from './brief-order-rules';
import { corsRules } from './cors-rules';
import { createRules } from './create-rules';
import { fitsContract } from './drift';
import { facetRules } from './facet-rules';
import { figureRules } from './figure-rules';
import { filterRules } from './filter-rules';
import { answersAreJson, httpRules, readRules } from './http-rules';
import { listRules } from './list-rules';
import { describeUnknown } from './optional-parts';
import { orderRules } from './order-rules';
import { projectRules } from './project-rules';
import { recordRules } from './record-rules';
import type { Recorder } from './recorder';
import type { Context, Rule } from './rule';
import { searchRules } from './search-rules';
import { readSurvey, type Survey } from './survey';

/** A rule, and where it does not hold. */
export interface Finding {
  title: string;
  /** One sentence each; empty where the rule holds. */
  wrong: string[];
}

/** What the doctor looks at besides. */
export interface Examination {
  /** Whether enquiries are sent too, which are stored there, marked as tests. */
  creates?: boolean;
  /** Origin of the site whose browsers call the API; null where its host forwards calls, and CORS does not matter. */
  siteOrigin?: string | null;
  onFinding?: (finding: Finding) => void;
}

/**
 * Asks an API for everything and judges what it says.
 * @returns `notice` says what it lacks of what an API need not know
 * @throws CommandError when there is no such API
 */
export async function examine(
  api: Recorder,
  { creates = false, siteOrigin = 'https://www.example.com', onFinding }: Examination = {},
): Promise<{ findings: Finding[]; survey: Survey; notice: string | undefined }> {
  await api.refuseWrongAddress();
  const survey = await readSurvey(api);
  const rules: Rule[] = [
    ...readRules,
    ...listRules,
    ...orderRules,
    ...filterRules,
    ...searchRules,
    ...briefOrderRules,
    ...facetRules,
    ...recordRules,
    ...figureRules,
    ...projectRules,
    ...httpRules,
    ...(siteOrigin === null ? [] : corsRules),
    ...(creates ? createRules : []),
    answersAreJson,
    fitsContract,
  ];
  const context: Context = { api, survey, siteOrigin, unknown: new Set() };
  const findings: Finding[] = [];
  for (const { title, check } of rules) {
    const finding = { title, wrong: await check(context) };
    findings.push(finding);
    onFinding?.(finding);
  }
  return { findings, survey, notice: describeUnknown(context) };
}

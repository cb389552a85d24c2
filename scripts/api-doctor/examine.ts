import { createRules } from './create-rules';
import { fitsContract } from './drift';
import { httpRules } from './http-rules';
import { listRules } from './list-rules';
import { recordRules } from './record-rules';
import type { Recorder } from './recorder';
import type { Rule } from './rule';
import { readSurvey } from './survey';

/** A rule, and where it does not hold. */
export interface Finding {
  title: string;
  /** One sentence each; empty where the rule holds. */
  wrong: string[];
}

/**
 * Asks an API for everything and judges what it says.
 * @param creates whether enquiries are sent too, which are stored there, marked as tests
 * @throws CommandError when there is no such API
 */
export async function examine(
  api: Recorder,
  creates: boolean,
  onFinding?: (finding: Finding) => void,
): Promise<Finding[]> {
  await api.refuseWrongAddress();
  const survey = await readSurvey(api);
  const rules: Rule[] = [
    ...listRules,
    ...recordRules,
    ...httpRules,
    ...(creates ? createRules : []),
    fitsContract,
  ];
  const findings: Finding[] = [];
  for (const { title, check } of rules) {
    const finding = { title, wrong: await check({ api, survey }) };
    findings.push(finding);
    onFinding?.(finding);
  }
  return findings;
}

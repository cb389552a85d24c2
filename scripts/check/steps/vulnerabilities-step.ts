import { askRegistry } from '../audit/ask-registry';
import type { Audit } from '../audit/read-audit';
import { countFailures, type Counts } from './counts';
import type { TestStep } from './test-step';

/** What an answer of the registry is worth: without one nothing was checked, and what has no fix yet stops nobody. */
export function countAudit(audit: Audit): Counts {
  if ('unanswered' in audit) {
    console.log(`Not checked: the registry does not answer (${audit.unanswered}).`);
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const failures = audit.findings
    .filter(({ isFixable }) => isFixable)
    .map(({ name, severity, advisories, fix }) => ({
      name: `${name} (${severity})`,
      message: [...advisories, `Solved by: ${fix}`].join('\n'),
    }));
  for (const { name, isFixable } of audit.findings)
    if (!isFixable)
      console.log(`${name} has advisories that nothing solves yet: npm run check -- vulnerabilities`);
  return countFailures(failures);
}

/** Packages that run on servers or in browsers; `npm run check -- vulnerabilities` also asks about those of developers. */
export const vulnerabilitiesStep: TestStep = {
  name: 'vulnerabilities',
  title: 'No known vulnerability that has a fix, in production',
  run: async () => countAudit(await askRegistry({ onlyProduction: true })),
};

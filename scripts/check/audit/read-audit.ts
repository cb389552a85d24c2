import { parseJson } from '../../lib/read-json';

/** What `npm audit --json` says, as far as it is used here. */
interface AuditReport {
  vulnerabilities?: Record<string, AuditedPackage>;
  /** Of a registry that does not answer such questions. */
  message?: string;
  error?: { summary?: string };
}

interface AuditedPackage {
  name: string;
  severity: Severity;
  isDirect: boolean;
  /** Advisories of the package itself, and names of packages that it gets others from. */
  via: (string | { title: string; url: string; range: string })[];
  fixAvailable: boolean | { name: string; version: string };
}

const severities = ['info', 'low', 'moderate', 'high', 'critical'] as const;

export type Severity = (typeof severities)[number];

/** A package with advisories of its own. */
export interface Finding {
  name: string;
  severity: Severity;
  /** One line each: title, affected versions, address. */
  advisories: string[];
  /** What solves it, in words. */
  fix: string;
  isFixable: boolean;
}

/** The findings, worst first, or why nothing could be checked. */
export type Audit = { findings: Finding[] } | { unanswered: string };

const fixOf = ({ fixAvailable }: AuditedPackage): string => {
  if (fixAvailable === true) return 'npm audit fix';
  if (fixAvailable === false) return 'none yet';
  return `${fixAvailable.name} ${fixAvailable.version}`;
};

/** Reads the output of `npm audit --json`; a registry without advisories answers with an error, some with a page. */
export function readAudit(output: string): Audit {
  const report = parseJson<AuditReport>(output);
  if (!report) return { unanswered: output.trim().split('\n', 1)[0] || 'npm said nothing' };
  if (!report.vulnerabilities) {
    return { unanswered: report.message ?? report.error?.summary ?? 'npm gave no list' };
  }
  const findings = Object.values(report.vulnerabilities)
    .map((found): Finding => ({
      name: found.name,
      severity: found.severity,
      advisories: found.via.flatMap((one) =>
        typeof one === 'string' ? [] : [`${one.title} (${one.range}): ${one.url}`],
      ),
      fix: fixOf(found),
      isFixable: found.fixAvailable !== false,
    }))
    .filter(({ advisories }) => advisories.length > 0);
  const rank = ({ severity }: Finding) => severities.indexOf(severity);
  return { findings: findings.sort((a, b) => rank(b) - rank(a)) };
}

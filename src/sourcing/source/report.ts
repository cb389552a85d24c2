/** What sourcing came to, for people and for machines. */

export interface ResourceReport {
  /** Where the rows of this build came from. */
  origin: 'api' | 'last_good';
  /** Why the last good copy was taken. */
  reason?: string;
  rows: number;
  /** Rows on a full page, where the API gives the resource in pages. */
  per_page?: number;
  /** Rows left out, each with the reason. */
  dropped: string[];
  /** Rows kept without some optional part, each with what was taken out. */
  repaired: string[];
}

export interface SourceReport {
  api_url: string;
  /** When the build read the source. ISO 8601. */
  read_at: string;
  duration_ms: number;
  resources: Record<string, ResourceReport>;
}

export const emptyReport = (): ResourceReport => ({ origin: 'api', rows: 0, dropped: [], repaired: [] });

/** One line a resource, for the build's log. */
export function reportLines(report: SourceReport): string[] {
  return Object.entries(report.resources).map(([name, { origin, rows, dropped, repaired, reason }]) => {
    const counts = [`${rows} rows`];
    if (dropped.length > 0) counts.push(`${dropped.length} dropped`);
    if (repaired.length > 0) counts.push(`${repaired.length} repaired`);
    return `${name}: ${counts.join(', ')}${origin === 'last_good' ? `, from the last good copy (${reason})` : ''}`;
  });
}

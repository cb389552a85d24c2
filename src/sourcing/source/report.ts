export interface ResourceReport {
  /** Source of the rows of this build. */
  origin: 'api' | 'last_good';
  /** Why the last good copy was used. */
  reason?: string;
  rows: number;
  /** Rows that the last build had read and that are the same still. */
  unchanged?: number;
  /** Rows on a full page, where the API gives the resource in pages. */
  per_page?: number;
  /** Invalid rows, each with the reason. */
  dropped: string[];
  /** Rows without some optional parts, each with what was removed. */
  repaired: string[];
}

/** What the build read from the API. */
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
  return Object.entries(report.resources).map(
    ([name, { origin, rows, unchanged, dropped, repaired, reason }]) => {
      const counts = [`${rows} rows`];
      if (unchanged) counts.push(`${unchanged} unchanged`);
      if (dropped.length > 0) counts.push(`${dropped.length} dropped`);
      if (repaired.length > 0) counts.push(`${repaired.length} repaired`);
      return `${name}: ${counts.join(', ')}${origin === 'last_good' ? `, from the last good copy (${reason})` : ''}`;
    },
  );
}

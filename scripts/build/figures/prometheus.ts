/** A figure with one value for each set of labels. */
export interface Metric {
  /** `site_build_duration_seconds`: base units, as Prometheus asks. */
  name: string;
  help: string;
  values: { labels?: Record<string, string>; value: number }[];
}

const escapeLabel = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');

const labelText = (labels: Record<string, string> = {}): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
};

/** The text format of Prometheus, version 0.0.4. Metrics without values are left out; all are gauges. */
export function formatMetrics(metrics: readonly Metric[]): string {
  return metrics
    .filter(({ values }) => values.length > 0)
    .flatMap(({ name, help, values }) => [
      `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`,
      `# TYPE ${name} gauge`,
      ...values.map(({ labels, value }) => `${name}${labelText(labels)} ${value}`),
    ])
    .map((line) => `${line}\n`)
    .join('');
}

export const metricsType = 'text/plain; version=0.0.4; charset=utf-8';

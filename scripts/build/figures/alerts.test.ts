import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { buildFigures, enquiryFigures, releaseFigures } from './figures';
import type { Metric } from './prometheus';

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
}

const read = (name: string) => readFileSync(path.join(__dirname, '../../../deploy', name), 'utf8');
const rules = (parse(read('monitoring/alerts.yaml')) as Rules).groups.flatMap((group) => group.rules);

const problem = { outcome: 'dropped', record: 'r1', at: '/title', message: 'must be object' } as const;
const time = '2026-11-24T10:00:00.000Z';
const figures: Metric[] = [
  ...releaseFigures({ id: '20261124T100000000Z', folder: '/' }),
  ...buildFigures({
    state: 'failed',
    started_at: time,
    resources: {
      rentals: { origin: 'last_good', read_at: time, received: 2, rows: 1, notes: [], problems: [problem] },
    },
  }),
  ...enquiryFigures({
    stored: [{ kind: 'interest', count: 1 }],
    waiting: [{ channel: 'email', count: 1, oldest_seconds: 1 }],
  }),
];

/** What an expression selects: `site_build_state{state="failed"}` → the name and its labels. */
const selectors = (expr: string) =>
  [...expr.matchAll(/\b(site_\w+)(?:\{(\w+)="(\w+)"\})?/g)].map(([, name = '', label, value]) => ({
    name,
    label,
    value,
  }));

test('each alert asks for figures that there are, with labels that they have', () => {
  const unknown = rules.flatMap(({ alert, expr }) =>
    selectors(expr)
      .filter(
        ({ name, label, value }) =>
          !figures.some(
            (figure) =>
              figure.name === name &&
              figure.values.some(({ labels }) => label === undefined || labels?.[label] === value),
          ),
      )
      .map(({ name, label, value }) => `${alert}: ${name}{${label}="${value}"}`),
  );
  expect(unknown).toEqual([]);
  expect(rules.flatMap(({ expr }) => selectors(expr)).length).toBeGreaterThanOrEqual(7);
});

test('the texts of alerts name labels that their figures have', () => {
  for (const { alert, expr, annotations } of rules) {
    const names = selectors(expr).map(({ name }) => name);
    const labels = figures
      .filter(({ name }) => names.includes(name))
      .flatMap(({ values }) => values.flatMap((one) => Object.keys(one.labels ?? {})));
    for (const [, label] of annotations.summary.matchAll(/\$labels\.(\w+)/g)) {
      expect({ alert, labels }).toEqual({ alert, labels: expect.arrayContaining([label]) as string[] });
    }
  }
});

test('Prometheus asks where the figures are', () => {
  const { scrape_configs: [job] = [] } = parse(read('monitoring/prometheus.yml')) as {
    scrape_configs?: { job_name: string; static_configs: { targets: string[] }[] }[];
  };
  const [, port] = /--port (\d+)/.exec(read('systemd/metrics.service')) ?? [];
  expect(job?.static_configs).toEqual([{ targets: [`127.0.0.1:${port}`] }]);
  expect(rules.map(({ expr }) => expr).join()).toContain(`job="${job?.job_name}"`);
});

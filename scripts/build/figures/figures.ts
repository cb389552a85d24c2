import type { EnquiryCounts } from '../../../openapi/reference-api/enquiries/count-enquiries';
import type { BuildReport } from '../../../src/sourcing/read/build-report';
import { outcomes, recordsWith } from '../../../src/sourcing/read/report';
import { releaseTime, type Release } from '../../lib/releases';
import type { Metric } from './prometheus';

const seconds = (time: string): number => Date.parse(time) / 1000;

/** The age of what visitors see, which outlives builds that fail. @param release undefined before the first build */
export const releaseFigures = (release: Release | undefined): Metric[] => [
  {
    name: 'site_release_timestamp_seconds',
    help: 'When the build that is served was made',
    values: release ? [{ value: releaseTime(release).getTime() / 1000 }] : [],
  },
];

/** Figures of the last build. @param report undefined before the first one */
export function buildFigures(report: BuildReport | undefined): Metric[] {
  if (!report) return [];
  const resources = Object.entries(report.resources ?? {});
  const { started_at: started, finished_at: finished } = report;
  return [
    {
      name: 'site_build_state',
      help: 'The last build: 1 for the state that it is in',
      values: ['running', 'succeeded', 'failed'].map((state) => ({
        labels: { state },
        value: Number(state === report.state),
      })),
    },
    {
      name: 'site_build_started_timestamp_seconds',
      help: 'When the last build started',
      values: [{ value: seconds(started) }],
    },
    {
      name: 'site_build_duration_seconds',
      help: 'How long the last build took',
      values: finished ? [{ value: (Date.parse(finished) - Date.parse(started)) / 1000 }] : [],
    },
    {
      name: 'site_source_from_copy',
      help: 'Whether the last build took a resource from its last good copy, as the API gave none',
      values: resources.map(([resource, { origin }]) => ({
        labels: { resource },
        value: Number(origin === 'last_good'),
      })),
    },
    {
      name: 'site_source_read_timestamp_seconds',
      help: 'When the data of the last build was read from the API',
      values: resources.map(([resource, { read_at }]) => ({ labels: { resource }, value: seconds(read_at) })),
    },
    {
      name: 'site_source_records',
      help: 'Records of the last build: received from the API, shown on the site, and what became of those that did not fit the contract',
      values: resources.flatMap(([resource, of]) => [
        { labels: { resource, outcome: 'received' }, value: of.received },
        { labels: { resource, outcome: 'shown' }, value: of.rows },
        ...outcomes.map((outcome) => ({
          labels: { resource, outcome },
          value: recordsWith(of, outcome).length,
        })),
      ]),
    },
    {
      name: 'site_pictures_missing',
      help: 'Pictures that the last build could not read',
      values: [{ value: report.media_missing?.length ?? 0 }],
    },
  ];
}

/** Figures of the enquiries that the reference API keeps. @param counts undefined when they cannot be read */
export function enquiryFigures(counts: EnquiryCounts | undefined): Metric[] {
  const { stored = [], waiting = [] } = counts ?? {};
  return [
    {
      name: 'site_enquiries_readable',
      help: 'Whether the enquiries could be counted',
      values: [{ value: Number(counts !== undefined) }],
    },
    {
      name: 'site_enquiries',
      help: 'Enquiries that are stored',
      values: stored.map(({ kind, count }) => ({ labels: { kind }, value: count })),
    },
    {
      name: 'site_enquiries_waiting',
      help: 'Enquiries that nobody has been told of yet',
      values: waiting.map(({ channel, count }) => ({ labels: { channel }, value: count })),
    },
    {
      name: 'site_enquiries_waiting_oldest_seconds',
      help: 'For how long the oldest of them waits',
      values: waiting.map(({ channel, oldest_seconds }) => ({ labels: { channel }, value: oldest_seconds })),
    },
  ];
}

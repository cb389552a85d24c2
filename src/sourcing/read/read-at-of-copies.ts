import type { SourceReport } from './report';

/** When the oldest data of a build was read, where some of it comes from an earlier build; undefined otherwise. */
export const readAtOfCopies = ({ resources }: Pick<SourceReport, 'resources'>): string | undefined =>
  Object.values(resources)
    .flatMap(({ origin, read_at, restored_from }) => [
      ...(origin === 'last_good' ? [read_at] : []),
      ...(restored_from ? [restored_from] : []),
    ])
    .sort()[0];

import type { SourceReport } from './report';

/** When the oldest data of a build was read, where some of it comes from a last good copy; undefined otherwise. */
export const readAtOfCopies = ({ resources }: Pick<SourceReport, 'resources'>): string | undefined =>
  Object.values(resources)
    .filter(({ origin }) => origin === 'last_good')
    .map(({ read_at }) => read_at)
    .sort()[0];

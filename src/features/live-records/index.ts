/** Records as the API has them at run time: one lookup, what is no longer published, and what stands in its place. */
export { useCurrentRows } from './current-rows';
export { RemovedPage } from './removed-page';
export type { LiveRecord } from './live-record';
export { lookUpBlog, lookUpProject, lookUpRental } from './look-up-later';
export { OtherRecords } from './other-records';
export { RecordAsOf, RecordScreen } from './record-screen';
export { useHeldWhileTyping } from './use-held-while-typing';
export { useLiveTitle } from './use-live-head';
export { useLiveRecord } from './use-live-record';
export { noting, useOfferedList } from './offered-list';
export { usePublished } from './use-published';
export { useWithdrawn } from './use-withdrawn';
export { readPublished } from './published-records';
export { withdrawnRecords, type RecordKind } from './withdrawn-records';

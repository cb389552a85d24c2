export { checkContent, questionSlugs, readContent, recordLinkWarnings } from './check-content';
export { fixedText } from './decode';
export type { ContentDocument, ContentKind, DocumentOf } from './kinds';
export type { KnownRecords } from './link-problems';
export { parseContentFile } from './parse-content-file';
export {
  ContentError,
  formatProblem,
  mistakeLines,
  sortProblems,
  type ContentProblem,
  type Language,
} from './problems';
export type { ScheduledChange } from './schedule';

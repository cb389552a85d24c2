export { checkContent, readContent } from './check-content';
export { ContentError, formatProblem } from './errors';
export type { ContentDocument, ContentKind, DocumentOf } from './kinds';
export { parseContentFile } from './parse-content-file';

export { checkContent, readContent, type ContentReport } from './check-content';
export { ContentError, formatProblem, type ContentProblem } from './errors';
export { kinds, type ContentDocument, type ContentKind, type DocumentOf, type Origin } from './kinds';
export { parseContentFile, type ContentFile } from './parse-content-file';

export { DocumentHead, siteUrl } from './document-head';
export { useOwnTitle } from './own-title';
export { textOf, textsOf } from './page-title';
export { RecordHead } from './record-head';
export { TextHead } from './text-head';
export { useBrand, useTitled } from './use-brand';

export { siteUrl } from '../lib/site-url';
export { DocumentHead } from './document-head';
export { RecordHead, TextHead } from './page-head';
export { textOf, textsOf } from './page-texts';
export { useOwnTitle } from './title-override';
export { useBrand, useTitled } from './use-brand';

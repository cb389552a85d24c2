export { siteUrl } from '../lib/site-url';
export { DocumentHead } from './document-head';
export { RecordHead, TextHead } from './page-head';
export { pageText, localizedPageText } from './page-texts';
export { useDocumentTitle } from './title-override';
export { useBrand, useTitleWithBrand } from './use-brand';

export { RecordHead } from './record-head';
export { TextHead } from './text-head';
export { pageText, localizedPageText } from './page-texts';
export { useDocumentTitle } from './title-override';
export { useNoIndex } from './use-no-index';
export { useBrand, useTitleWithBrand } from './use-brand';

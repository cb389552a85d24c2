export { RecordHead } from './record-head';
export { TextHead } from './text-head';
export { localizedCount, localizedPageText, pageText } from './page-texts';
export { useDocumentTitle } from './title-override';
export { useNoIndex } from './use-no-index';
export { useBrand, useTitleWithBrand } from './use-brand';

export { ErrorPage } from './error-page';
export { Page, TitledPage } from './page';

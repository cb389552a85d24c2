export { ErrorPage } from './failure';

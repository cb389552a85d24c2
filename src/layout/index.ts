export { ErrorPage } from './errors';

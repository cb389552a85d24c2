export { DelayedNotFound } from './delayed-not-found';
export { FallbackPage } from './fallback-page';

export { builtAt, builtAtAttribute } from './built-at';
export { useSiteData } from './use-site-data';

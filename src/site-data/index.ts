export { builtAt, builtAtAttribute, setReadAt } from './built-at';
export { useSiteData } from './use-site-data';

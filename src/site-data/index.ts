export { builtAt, builtAtAttribute, setReadAt } from '../lib/built-at';
export { useSiteData } from './use-site-data';

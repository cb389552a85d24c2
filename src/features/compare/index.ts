export { Comparison } from './comparison';

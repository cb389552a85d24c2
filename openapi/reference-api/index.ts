export type { Faults } from './server/faults';
export { startReferenceApi, type ReferenceApi, type ReferenceApiOptions } from './start';

export { startReferenceApi, type ReferenceApi, type ReferenceApiOptions } from './start';
export { DirectoryInUseError } from './database/data-directory';
export type { Database } from './database/tables';
export type { Fault, Faults } from './server/faults';

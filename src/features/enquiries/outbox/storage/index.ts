export { indexedDbStorage } from './indexeddb-storage';
export { layeredStorage, type LayeredStorage } from './layered-storage';
export { memoryStorage } from './memory-storage';
export type { OutboxStorage } from './storage';
export { webStorage } from './web-storage';

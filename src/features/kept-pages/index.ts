export { KeptOnDevice } from './kept-on-device';
export { OfflineScreen } from './offline-screen';
export { useKeptProject } from './use-kept-project';

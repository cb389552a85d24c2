export { KeptOnDevice } from './kept-on-device';
export { OfflineScreen } from './offline-screen';

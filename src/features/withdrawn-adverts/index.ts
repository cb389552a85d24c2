export { RemovedRecord } from './removed-record';
export { WithdrawnScreen } from './withdrawn-screen';

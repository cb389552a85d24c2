export { RemovedRecord, type OtherAdverts } from './removed-record';
export { WithdrawnScreen } from './withdrawn-screen';

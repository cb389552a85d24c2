export { UnitCard, type UnitCardProps } from './unit-card';
export { prerenderedDetails } from './unit-page-data';
export { liveDetails } from './live-details';
export { PrintedNoticeLoader } from './printed-notice-loader';
export { RemovedUnit, UnitScreen } from './unit-screen';
export { useUnitTitle } from './use-unit-title';

export { UnitCard, type UnitCardProps } from './unit-card';
export { prerenderedDetails } from './unit-page-data';
export { liveDetails } from './live-details';
export { loadRemovedUnit } from './load-removed-unit';
export { PrintedNoticeLoader } from './printed-notice-loader';
export { UnitScreen } from './unit-screen';
export { useUnitTitle } from './use-unit-title';

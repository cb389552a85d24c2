export { LateDoor } from './late-door';
export { NotYet } from './not-yet';
export { ProjectContactScreen, ProjectDetailScreen, ProjectShareScreen } from './screens';

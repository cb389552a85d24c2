export { LateProject } from './late-project';
export { NotYet } from './not-yet';
export { ProjectContactScreen, ProjectDetailScreen, ProjectShareScreen } from './screens';

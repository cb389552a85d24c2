/** The three screens of a project, made of what projects and enquiries offer; a file each, so that none carries another. */
export { ProjectContactScreen } from './contact-screen';
export { ProjectDetailScreen } from './detail-screen';
export { LateDoor } from './late-door';
export { NotYet } from './not-yet';
export { ProjectShareScreen } from './share-screen';

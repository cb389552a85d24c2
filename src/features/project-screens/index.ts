/** The three screens of a project, made of what projects and enquiries offer; a file each, so that none carries another. */
export { ProjectContactScreen } from './contact-screen';
export { ProjectDetailScreen } from './detail-screen';
export { ProjectShareScreen } from './share-screen';

/** The three screens of a project, made of what projects and enquiries offer. */
import { routes } from '../../lib/routes';
import { EnquiryForm } from '../enquiries';
import {
  ProjectContact,
  ProjectPage,
  ProjectShare,
  type ContactProject,
  type ProjectDetails,
  type SharedProject,
} from '../projects';
import { useUnitAddress } from '../units';
import { InterestForm } from './interest-form';

/** `/projects/detail/{project}`: everything about it, with the form that registers interest. */
export function ProjectDetailScreen({ project }: { project: ProjectDetails }) {
  return <ProjectPage project={project} interestForm={<InterestForm project={project} />} />;
}

/** `/projects/contact/{project}`: a question about it, or about the home that the address names. */
export function ProjectContactScreen({ project }: { project: ContactProject }) {
  const { id } = useUnitAddress();
  return (
    <ProjectContact
      project={project}
      form={
        <EnquiryForm
          kind="contact"
          about={{ project_id: project.id, unit_id: id }}
          path={routes.projectContact(project.slug)}
        />
      }
    />
  );
}

/** `/projects/share/{project}`: ways to pass it on. */
export function ProjectShareScreen({ project }: { project: SharedProject }) {
  return <ProjectShare project={project} />;
}

import { routes } from '../../../lib/routes';
import { EnquiryForm } from '../../enquiries';
import { ProjectContact, type ContactProject } from '../project-contact';
import { ProjectScreen } from '../project-screen';
import { useUnitAddress } from '../../units';

/** `/projects/contact/{project}`: a question about it, or about the home that the address names. */
export function ProjectContactScreen({ project: prerendered }: { project: ContactProject }) {
  const { id } = useUnitAddress();
  return (
    <ProjectScreen project={prerendered}>
      {(project) => (
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
      )}
    </ProjectScreen>
  );
}

import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { EnquiryForm } from '../features/enquiries';
import { ProjectContact } from '../features/projects';
import { RecordHead, useLocalized, useTranslation } from '../i18n';
import { ErrorPage, TitledPage } from '../layout';
import { routes } from '../lib/routes';

export default function ProjectContactTemplate({
  data: { project },
}: PageProps<Queries.ProjectContactQuery>) {
  const { t } = useTranslation('projects');
  const localized = useLocalized();
  if (!project) return <ErrorPage status={404} />;
  return (
    <TitledPage title={t('contact.title', { project: localized(project.name) })} lead={t('contact.lead')}>
      <ProjectContact
        project={project}
        form={
          <EnquiryForm
            kind="contact"
            about={{ project_id: project.id }}
            path={routes.projectContact(project.slug)}
          />
        }
      />
    </TitledPage>
  );
}

export const Head = ({ data: { project }, location }: HeadProps<Queries.ProjectContactQuery>) =>
  project && <RecordHead title={project.name} description={project.summary} path={location.pathname} />;

export const query = graphql`
  query ProjectContact($id: String!) {
    locales: allLocale(filter: { ns: { in: ["projects", "enquiries"] } }) {
      ...PageTexts
    }
    project(id: { eq: $id }) {
      id: project_id
      slug
      name {
        ar
        en
      }
      summary {
        ar
        en
      }
      whatsapp
      advertising_licence {
        number
        url
      }
    }
  }
`;

import { graphql, type HeadProps, type PageProps } from 'gatsby';
import {
  AboutIntro,
  CeoMessage,
  CompanyFacts,
  Partners,
  Press,
  PrerenderedDeliveries,
  PrerenderedHistory,
  PrerenderedPrinciples,
} from '../features/company';
import { useLocalized } from '../i18n';
import { RecordHead, useBrand } from '../seo';
import { Page, PageHeader } from '../ui';

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const localized = useLocalized();
  return (
    <Page>
      <PageHeader title={localized(data.aboutIntro?.title)} />
      <AboutIntro intro={data.aboutIntro} />
      <PrerenderedHistory figures={data.aboutFigures} milestones={data.aboutMilestones} />
      <PrerenderedDeliveries projects={data.allProject.nodes} />
      <CeoMessage message={data.homeCeoMessage} />
      <PrerenderedPrinciples
        objectives={data.homeObjectives}
        vision={data.vision}
        mission={data.mission}
        values={data.homeValues}
      />
      <Partners partners={data.partners} />
      <CompanyFacts />
      <Press />
    </Page>
  );
}

export function Head({ data: { aboutIntro }, location }: HeadProps<Queries.AboutPageQuery>) {
  const { copyrightName: company } = useBrand();
  if (!aboutIntro) return null;
  const { title, lead } = aboutIntro;
  const named = { ar: `${title.ar}: ${company.ar}`, en: `${title.en}: ${company.en}` };
  return <RecordHead title={named} branded={false} description={lead} path={location.pathname} />;
}

export const query = graphql`
  query AboutPage {
    # This page has no texts of its own here; without any, the i18n plugin complains while developing.
    locales: allLocale(filter: { ns: { eq: "common" } }) {
      ...PageTexts
    }
    aboutIntro {
      title {
        ar
        en
      }
      ...AboutIntro
    }
    aboutFigures {
      ...Figures
    }
    aboutMilestones {
      ...Milestones
    }
    allProject(filter: { delivered_on: { ne: null } }, sort: [{ delivered_on: DESC }, { project_id: ASC }]) {
      ...DeliveredProjects
    }
    homeCeoMessage {
      ...CeoMessage
    }
    homeObjectives {
      ...Objectives
    }
    homeValues {
      ...Values
    }
    vision {
      ...VisionText
    }
    mission {
      ...MissionText
    }
    partners {
      ...PartnerLogos
    }
  }
`;

import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { ProjectCardView } from '../domain/views/views';
import {
  Advantages,
  CeoMessage,
  Consultation,
  FoldOnPhones,
  GuaranteeRuler,
  Hero,
  HeroPreload,
  LatestProjects,
  InvestmentAreas,
  Partners,
  PrerenderedPrinciples,
  SaleUnits,
} from '../features/company';
import { SearchMemoryLoader } from '../features/visits';
import { useRowsFromBuild } from '../records';
import { RecordHead } from '../seo';
import { Sections } from '../ui';

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const projects = useRowsFromBuild<ProjectCardView>(data.allProject.nodes);
  return (
    <Sections>
      <Hero hero={data.homeHero} />
      <SearchMemoryLoader isSearching={false} />
      <LatestProjects projects={projects} />
      <Advantages advantages={data.homeAdvantages} />
      <GuaranteeRuler guarantees={data.homeGuarantees} />
      <SaleUnits saleUnits={data.homeSaleUnits} projects={projects} />
      <InvestmentAreas areas={data.homeInvestmentAreas} />
      <Partners partners={data.partners} />
      <Consultation consultation={data.homeConsultation} />
      <CeoMessage message={data.homeCeoMessage} />
      <FoldOnPhones
        headings={[data.homeObjectives, data.vision, data.mission, data.homeValues].map(
          (part) => part?.heading,
        )}
      >
        <PrerenderedPrinciples
          objectives={data.homeObjectives}
          vision={data.vision}
          mission={data.mission}
          values={data.homeValues}
          joined
        />
      </FoldOnPhones>
    </Sections>
  );
}

export const Head = ({ data: { homeHero }, location }: HeadProps<Queries.HomePageQuery>) => (
  <>
    <HeroPreload hero={homeHero} />
    {homeHero && (
      <RecordHead
        title={homeHero.pageTitle}
        branded={false}
        description={homeHero.lead}
        path={location.pathname}
      />
    )}
  </>
);

export const query = graphql`
  query HomePage {
    locales: allLocale(
      filter: { ns: { in: ["home", "projects", "search", "lists", "conditions", "visits"] } }
    ) {
      ...PageTexts
    }
    homeHero {
      pageTitle {
        ar
        en
      }
      ...Hero
    }
    homeAdvantages {
      ...Advantages
    }
    homeGuarantees {
      ...GuaranteeRuler
    }
    homeSaleUnits {
      ...SaleUnits
    }
    allProject(sort: [{ published_at: DESC }, { project_id: ASC }], limit: 6) {
      nodes {
        ...ProjectCard
      }
    }
    homeInvestmentAreas {
      ...InvestmentAreas
    }
    partners {
      ...PartnerLogos
    }
    homeConsultation {
      ...Consultation
    }
    homeCeoMessage {
      ...CeoMessage
    }
    homeObjectives {
      ...Objectives
    }
    vision {
      ...VisionText
    }
    mission {
      ...MissionText
    }
    homeValues {
      ...Values
    }
  }
`;

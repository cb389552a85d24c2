import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { fromBuild, unitFromBuild } from '../domain/views/prerendered-files';
import type { ArticleCardView, ProjectCardView, RentalCardView } from '../domain/views/views';
import { RequirePlugin } from '../features/organization';
import type { WithdrawnAdvert } from '../domain/withdrawn-advert';
import { localizedPageText, RecordHead } from '../seo';
import { RemovedRecord } from './withdrawn/removed-record';
import { WithdrawnScreen } from './withdrawn/withdrawn-screen';

interface Context {
  advert: WithdrawnAdvert;
}

type Query = Queries.WithdrawnAdvertQuery;

/** A project, unit, rental or article that an earlier build published. Hosts send it with 410. */
export default function WithdrawnAdvertTemplate({ data, pageContext, location }: PageProps<Query, Context>) {
  const { advert } = pageContext;
  const others = {
    projects: data.allProject?.nodes.map((node) => fromBuild<ProjectCardView>(node)),
    units: data.allUnitPage?.nodes.map((node) => unitFromBuild(node)),
    rentals: data.allRental?.nodes.map((node) => fromBuild<RentalCardView>(node)),
    blogs: data.allBlog?.nodes.map((node) => fromBuild<ArticleCardView>(node)),
  };
  const page = (
    <WithdrawnScreen address={location.pathname}>
      <RemovedRecord advert={advert} others={others} />
    </WithdrawnScreen>
  );
  return advert.kind === 'rental' ? <RequirePlugin plugin="Rental">{page}</RequirePlugin> : page;
}

export function Head({ data: { locales }, pageContext, location }: HeadProps<Query, Context>) {
  const { kind, name } = pageContext.advert;
  const values = { project: name, home: name, article: name };
  const title = {
    project: () => localizedPageText(locales, 'projects', 'removed.title', values),
    unit: () => localizedPageText(locales, 'units', 'explorer.removed', values),
    rental: () => localizedPageText(locales, 'rentals', 'removed.title', values),
    blog: () => localizedPageText(locales, 'blogs', 'removed.title', values),
  };
  return <RecordHead title={title[kind]()} path={location.pathname} noIndex />;
}

export const query = graphql`
  query WithdrawnAdvert(
    $ofProjects: Boolean!
    $ofUnits: Boolean!
    $ofRentals: Boolean!
    $ofBlogs: Boolean!
    $project: String!
  ) {
    locales: allLocale(
      filter: {
        ns: {
          in: ["projects", "units", "costs", "rentals", "blogs", "enquiries", "visits", "conditions", "kept"]
        }
      }
    ) {
      ...PageTexts
    }
    allProject(sort: [{ published_at: DESC }, { project_id: ASC }], limit: 9) @include(if: $ofProjects) {
      nodes {
        ...ProjectCard
      }
    }
    allUnitPage(
      sort: { unit_id: ASC }
      limit: 3
      filter: { project_slug: { eq: $project }, state: { eq: "available" } }
    ) @include(if: $ofUnits) {
      nodes {
        view: record
      }
    }
    allRental(
      sort: [{ published_at: DESC }, { rental_id: ASC }]
      limit: 3
      filter: { state: { ne: "rented" } }
    ) @include(if: $ofRentals) {
      nodes {
        ...RentalCard
      }
    }
    allBlog(sort: [{ published_at: DESC }, { blog_id: ASC }], limit: 3) @include(if: $ofBlogs) {
      nodes {
        ...BlogCard
      }
    }
  }
`;

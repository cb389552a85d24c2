import { graphql, type HeadProps, type PageProps } from 'gatsby';
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
    projects: data.allProject?.nodes,
    units: data.allUnitPage?.nodes,
    rentals: data.allRental?.nodes,
    blogs: data.allBlog?.nodes,
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
        ns: { in: ["projects", "units", "costs", "rentals", "blogs", "enquiries", "visits", "conditions"] }
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
      sort: { unit: { id: ASC } }
      limit: 3
      filter: { project: { slug: { eq: $project } }, unit: { state: { eq: available } } }
    ) @include(if: $ofUnits) {
      nodes {
        project {
          slug
          name {
            ar
            en
          }
          status
        }
        unit {
          ...BriefUnitFields
        }
      }
    }
    allRental(
      sort: [{ published_at: DESC }, { rental_id: ASC }]
      limit: 3
      filter: { state: { ne: rented } }
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

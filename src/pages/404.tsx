import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useEffect, useState } from 'react';
import { FallbackPage, NotYet } from '../features/fallback-pages';
import { TextHead } from '../seo';
import { ErrorPage } from '../layout';
import { recordOfPath } from '../lib/routes';

/** Unknown addresses end here; those of a project, a home for rent or an article may be of one published after the build. */
export default function NotFoundPage({ location }: PageProps) {
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const wanted = awake ? recordOfPath(location.pathname) : undefined;
  if (wanted) {
    return (
      <FallbackPage {...wanted} missing={<ErrorPage status={404} />} unknown={<ErrorPage status={503} />} />
    );
  }
  return (
    <NotYet>
      <ErrorPage status={404} />
    </NotYet>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.NotFoundPageQuery>) => (
  <TextHead
    locales={data.locales}
    namespace="common"
    title="error.notFound"
    path={location.pathname}
    noIndex
  />
);

export const query = graphql`
  query NotFoundPage {
    locales: allLocale(
      filter: { ns: { in: ["common", "projects", "rentals", "blogs", "units", "enquiries"] } }
    ) {
      ...PageTexts
    }
  }
`;

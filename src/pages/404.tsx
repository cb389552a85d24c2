import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useHydrated } from '../browser/hydration';
import { isOfflinePage } from '../browser/kept-pages';
import { OfflineScreen } from '../features/kept-pages';
import { ErrorPage } from '../layout';
import { recordOfPath } from '../lib/routes';
import { DelayedNotFound } from '../records';
import { TextHead } from '../seo';
import { FallbackPage } from '../templates/fallback/fallback-page';

/** Unknown addresses. One of a project, rental or article may belong to a record published after the build. */
export default function NotFoundPage({ location }: PageProps) {
  const hydrated = useHydrated();
  const record = hydrated ? recordOfPath(location.pathname) : undefined;
  if (hydrated && isOfflinePage()) return <OfflineScreen />;
  if (record) {
    return (
      <FallbackPage
        {...record}
        missing={<ErrorPage status={404} />}
        unavailable={<ErrorPage status={503} />}
      />
    );
  }
  return (
    <DelayedNotFound>
      <ErrorPage status={404} />
    </DelayedNotFound>
  );
}

export const Head = ({ data, location }: HeadProps<Queries.NotFoundPageQuery>) => (
  <TextHead
    locales={data.locales}
    namespace="common"
    title="error.notFound"
    lead="error.notFoundHint"
    path={location.pathname}
    noIndex
    noAddress
  />
);

export const query = graphql`
  query NotFoundPage {
    locales: allLocale(
      filter: {
        ns: {
          in: [
            "common"
            "projects"
            "rentals"
            "blogs"
            "units"
            "costs"
            "enquiries"
            "visits"
            "conditions"
            "kept"
          ]
        }
      }
    ) {
      ...PageTexts
    }
  }
`;

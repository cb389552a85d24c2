import { graphql, type HeadProps } from 'gatsby';
import { EnquiryPage, EnquiryPageHead } from '../features/enquiries';
import { RequirePlugin, useHasPlugin } from '../features/organization';

export default function ConsultationPage() {
  return (
    <RequirePlugin plugin="Consultant">
      <EnquiryPage kind="consultation" />
    </RequirePlugin>
  );
}

export function Head({ data, location }: HeadProps<Queries.ConsultationPageQuery>) {
  const isOffered = useHasPlugin('Consultant');
  return (
    <EnquiryPageHead
      kind="consultation"
      locales={data.locales}
      path={location.pathname}
      noIndex={!isOffered}
    />
  );
}

export const query = graphql`
  query ConsultationPage {
    locales: allLocale(filter: { ns: { in: ["enquiries"] } }) {
      ...PageTexts
    }
  }
`;

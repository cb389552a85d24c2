import { graphql, type HeadProps } from 'gatsby';
import { EnquiryPage, EnquiryPageHead, useUrlPrefill } from '../features/enquiries';

export default function InterestPage() {
  return <EnquiryPage kind="interest" prefill={useUrlPrefill()} />;
}

export const Head = ({ data, location }: HeadProps<Queries.InterestPageQuery>) => (
  <EnquiryPageHead kind="interest" locales={data.locales} path={location.pathname} />
);

export const query = graphql`
  query InterestPage {
    locales: allLocale(filter: { ns: { in: ["enquiries"] } }) {
      ...PageTexts
    }
  }
`;

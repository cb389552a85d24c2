import { graphql, type HeadProps } from 'gatsby';
import { EnquiryPage, EnquiryPageHead } from '../../../features/enquiries';

export default function ContactPage() {
  return <EnquiryPage kind="contact" />;
}

export const Head = ({ data, location }: HeadProps<Queries.ContactPageQuery>) => (
  <EnquiryPageHead kind="contact" locales={data.locales} path={location.pathname} />
);

export const query = graphql`
  query ContactPage {
    locales: allLocale(filter: { ns: { in: ["enquiries"] } }) {
      ...PageTexts
    }
  }
`;

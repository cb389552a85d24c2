/** What editors say beside the ways to reach the company. */
import { graphql, useStaticQuery } from 'gatsby';

export function useContactDetails() {
  const { contactDetails } = useStaticQuery<Queries.ContactRowsQuery>(graphql`
    query ContactRows {
      contactDetails {
        hours {
          ar
          en
        }
        whatsappReply {
          ar
          en
        }
      }
    }
  `);
  return contactDetails;
}

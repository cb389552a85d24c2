import { graphql } from 'gatsby';
import { useSiteData } from '../../site-data';

export const contactDetailsFields = graphql`
  fragment ContactDetailsFields on Query {
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
`;

/** What editors add to the contact data of the profile: working hours, and the time of a WhatsApp reply. */
export const useContactDetails = () => useSiteData().contactDetails;

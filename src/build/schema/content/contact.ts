/** GraphQL types of what editors say about reaching the company, and about privacy. */
export const contentContact = `
  "What the profile does not say about reaching the company."
  type ContactDetails implements Node @dontInfer {
    "Days and hours of the office."
    hours: LocalizedText!
    whatsappReply: LocalizedText!
  }

  type PrivacyPage implements Node @dontInfer {
    title: LocalizedText!
    lead: LocalizedText!
    "HTML made from Markdown and sanitised at the build."
    body: LocalizedText!
  }
`;

/** GraphQL types of what editors say about reaching the company, about privacy and about accessibility. */
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

  enum LicencePolicy { notice withhold }

  "What becomes of an offer without a valid licence."
  type LicenceRules implements Node @dontInfer { when_missing_or_expired: LicencePolicy! }

  type AccessibilityPage implements Node @dontInfer {
    title: LocalizedText!
    lead: LocalizedText!
    "HTML made from Markdown and sanitised at the build."
    body: LocalizedText!
  }
`;

import { pictureFocus } from '../../../lib/picture-focus';

/** GraphQL types of the files in `content/about/`, `contact/`, `legal/` and `faq/`. */
export const contentPages = `
  "The part of a picture that stays in view where its place crops it."
  enum PictureFocus { ${Object.keys(pictureFocus).join(' ')} }

  "The top of the About page."
  type AboutIntro implements Node @dontInfer {
    "The title of the page."
    title: LocalizedText!
    image: File @link(by: "absolutePath")
    imageAlt: LocalizedText!
    imageFocus: PictureFocus
    heading: LocalizedText!
    "The first paragraph."
    lead: LocalizedText!
    "The text after it: HTML made from Markdown and sanitised at the build."
    body: LocalizedText!
  }

  "How a figure is written: 1989, or 4,180."
  enum FigureFormat { year count }

  type Figure @dontInfer {
    "The word before the number, where it is a limit."
    before: LocalizedText
    value: Int!
    format: FigureFormat!
    "The word beside the number."
    unit: LocalizedText
    "What the number says."
    label: LocalizedText!
  }

  type AboutFigures implements Node @dontInfer { items: [Figure!]! }

  type Milestone @dontInfer { year: Int!  text: LocalizedText! }

  "The company's history, oldest first."
  type AboutMilestones implements Node @dontInfer {
    heading: LocalizedText!
    items: [Milestone!]!
  }

  "What the profile does not say about reaching the company."
  type ContactDetails implements Node @dontInfer {
    "Days and hours of the office."
    hours: LocalizedText!
    whatsappReply: LocalizedText!
  }

  type PrivacyPage implements Node @dontInfer {
    title: LocalizedText!
    lead: LocalizedText!
    "Number of this wording."
    version: Int!
    "The day since which it holds: 2026-11-23."
    updated_on: String!
    "HTML made from Markdown and sanitised at the build."
    body: LocalizedText!
  }

  enum LicencePolicy { notice withhold }

  "What becomes of an offer without a valid licence."
  type LicenceRules implements Node @dontInfer { when_missing_or_expired: LicencePolicy! }

  "Of the price, in percent."
  type TaxRates @dontInfer {
    percent: Float!
    "SAR: up to here the price of a first home is exempt."
    first_home_exempt: Int!
    "Where it can be read."
    source: ContentAction!
    "The day on which it was read there: 2026-11-23."
    as_of: String!
  }

  "The usual reservation deposit, in percent of the price."
  type DepositRate @dontInfer { percent: Float!  source: ContentAction!  as_of: String! }

  "The mortgage that an estimate begins with."
  type LoanRates @dontInfer {
    down_payment_percent: Float!
    yearly_percent: Float!
    years: Int!
    source: ContentAction!
    as_of: String!
  }

  "What a new home rents for a year, in percent of its value."
  type RentShare @dontInfer { from_percent: Float!  to_percent: Float!  source: ContentAction!  as_of: String! }

  "The rates by which the site estimates what a home costs."
  type CostRates implements Node @dontInfer {
    tax: TaxRates!
    deposit: DepositRate!
    loan: LoanRates!
    rent: RentShare!
  }

  type AccessibilityPage implements Node @dontInfer {
    title: LocalizedText!
    lead: LocalizedText!
    "HTML made from Markdown and sanitised at the build."
    body: LocalizedText!
  }

  "The band below the questions."
  type FaqContact @dontInfer { heading: LocalizedText!  lead: LocalizedText!  action: ContentAction! }

  "Texts above and below the questions."
  type FaqPage implements Node @dontInfer {
    title: LocalizedText!
    lead: LocalizedText!
    contact: FaqContact!
  }

  type FaqCategory implements Node @dontInfer {
    "The id by which questions name it."
    slug: String!
    label: LocalizedText!
    "Place on the page, from 0."
    order: Int!
    "Its questions in the order of the page; hidden ones are no nodes."
    questions: [FaqQuestion!]! @link(by: "slug")
  }

  "A plugin of the contract that switches a section of the site on."
  enum SectionPlugin { Rental Consultant Maintenance }

  type FaqQuestion implements Node @dontInfer {
    "Name of its file, and its address on the page: /FAQ#slug."
    slug: String!
    "The question is about this section only, and is shown only while the section is enabled."
    plugin: SectionPlugin
    question: LocalizedText!
    "HTML made from Markdown and sanitised at the build."
    answer_html: LocalizedText!
  }
`;

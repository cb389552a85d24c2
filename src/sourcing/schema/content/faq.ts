/** GraphQL types of the FAQ's content files. */
export const contentFaq = `
  "The band below the questions."
  type FaqContact @dontInfer { heading: LocalizedText!  lead: LocalizedText!  action: ContentAction! }

  "What stands above and below the questions."
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
    "The question is wholly about this section, and is asked only while the section is offered."
    plugin: SectionPlugin
    question: LocalizedText!
    "HTML made from Markdown and sanitised at the build."
    answer_html: LocalizedText!
  }
`;

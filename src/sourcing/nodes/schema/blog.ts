export const blog = `
  "Whole minutes, by language."
  type LocalizedMinutes @dontInfer { ar: Int!  en: Int! }

  "A heading of an article and its anchor."
  type BlogHeading @dontInfer { id: String!  text: String! }

  "The headings of the second level, by language."
  type BlogContents @dontInfer { ar: [BlogHeading!]!  en: [BlogHeading!]! }

  type Blog implements Node @dontInfer {
    "Id in the API."
    blog_id: String!
    slug: String!
    title: LocalizedText!
    excerpt: LocalizedText!
    "HTML made from the API's Markdown and sanitised at the build; its headings of the second level have ids."
    body_html: LocalizedText!
    "Digest of the API's Markdown: tells whether it changed after the build."
    body_digest: String!
    contents: BlogContents!
    "How long it takes to read."
    reading_minutes: LocalizedMinutes!
    cover: Image
    author: LocalizedText
    published_at: Date! @dateformat
    tags: [LocalizedText!]
    "Articles to offer after it, newest first. A link by id: a query of articles would run again for every one that changed."
    related: [Blog!]! @link
  }
`;

/** GraphQL types of articles. */
export const blog = `
  type Blog implements Node @dontInfer {
    "Id in the API."
    blog_id: String!
    slug: String!
    title: LocalizedText!
    excerpt: LocalizedText!
    "HTML made from the API's Markdown and sanitised at the build."
    body_html: LocalizedText!
    cover: Image
    author: LocalizedText
    published_at: Date! @dateformat
    tags: [LocalizedText!]
  }
`;

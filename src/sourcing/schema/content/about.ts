/** GraphQL types of the About page's content files. */
export const contentAbout = `
  "The top of the About page."
  type AboutIntro implements Node @dontInfer {
    "The title of the page."
    title: LocalizedText!
    image: File @link(by: "absolutePath")
    imageAlt: LocalizedText!
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
`;

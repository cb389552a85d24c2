/** GraphQL types of the files in `content/home/`, some of them on other pages too. Media link to their File nodes. */
export const contentHome = `
  "A link or button of the editors."
  type ContentAction @dontInfer {
    label: LocalizedText!
    "A path of the site, or an address with https:, mailto: or tel:."
    to: String!
  }

  "An entry of a list: a title and a sentence or two."
  type TitledText @dontInfer { title: LocalizedText!  text: LocalizedText! }

  "The company's names, from home/brand.md."
  type Brand implements Node @dontInfer {
    "The short name, in page titles too."
    name: LocalizedText!
    "The line below the name."
    companyLine: LocalizedText!
    "The name in the copyright line."
    copyrightName: LocalizedText!
    tagline: LocalizedText!
  }

  "What the company wants to become, from home/vision.md."
  type Vision implements Node @dontInfer { heading: LocalizedText!  text: LocalizedText! }

  "What the company does for that, from home/mission.md."
  type Mission implements Node @dontInfer { heading: LocalizedText!  text: LocalizedText! }

  type Partner @dontInfer {
    name: LocalizedText!
    "SVG."
    logo: File @link(by: "absolutePath")
  }

  "Companies it works with, from home/partners.md."
  type Partners implements Node @dontInfer { heading: LocalizedText!  items: [Partner!]! }

  "The intro film."
  type IntroFilm @dontInfer {
    "What the button that plays it says."
    label: LocalizedText!
    "What it shows and whether anyone speaks, for those who cannot see or hear it."
    description: LocalizedText!
    "Day since which the site shows it, as YYYY-MM-DD."
    published_on: String!
    mp4: File @link(by: "absolutePath")
    webm: File @link(by: "absolutePath")
    "The picture before it plays."
    poster: File @link(by: "absolutePath")
  }

  "The top of the home page."
  type HomeHero implements Node @dontInfer {
    "The title of the page in search results, in the tab and on shared links."
    pageTitle: LocalizedText!
    "The title, line by line."
    titleLines: [LocalizedText!]!
    lead: LocalizedText!
    image: File @link(by: "absolutePath")
    imageAlt: LocalizedText!
    imageFocus: PictureFocus
    action: ContentAction!
    film: IntroFilm!
  }

  type HomeAdvantage @dontInfer {
    "Name of an icon in Lucide, one of the list in the content schema."
    icon: String!
    title: LocalizedText!
    text: LocalizedText!
  }

  type HomeAdvantages implements Node @dontInfer {
    heading: LocalizedText!
    lead: LocalizedText!
    action: ContentAction!
    items: [HomeAdvantage!]!
  }

  type HomeGuarantee @dontInfer {
    title: LocalizedText!
    "What it covers."
    note: LocalizedText!
    "Whole years from handover, 30 at most."
    years: Int!
    "Whether the years are a limit rather than a fixed period."
    upTo: Boolean!
  }

  "The guarantee ruler."
  type HomeGuarantees implements Node @dontInfer {
    heading: LocalizedText!
    lead: LocalizedText!
    "What the ruler measures."
    axis: LocalizedText!
    items: [HomeGuarantee!]!
  }

  "Heading and link above the projects for sale."
  type HomeSaleUnits implements Node @dontInfer { heading: LocalizedText!  action: ContentAction! }

  type InvestmentArea @dontInfer { title: LocalizedText!  text: LocalizedText!  action: ContentAction! }

  type HomeInvestmentAreas implements Node @dontInfer { heading: LocalizedText!  items: [InvestmentArea!]! }

  "The call to action of the Consultant plugin."
  type HomeConsultation implements Node @dontInfer {
    heading: LocalizedText!
    lead: LocalizedText!
    action: ContentAction!
  }

  type HomeCeoMessage implements Node @dontInfer {
    heading: LocalizedText!
    quote: LocalizedText!
    name: LocalizedText!
    role: LocalizedText!
    image: File @link(by: "absolutePath")
    imageAlt: LocalizedText!
    imageFocus: PictureFocus
    "The message after the quotation: HTML made from Markdown and sanitised at the build."
    body: LocalizedText!
  }

  type HomeObjectives implements Node @dontInfer { heading: LocalizedText!  items: [LocalizedText!]! }

  type HomeValues implements Node @dontInfer { heading: LocalizedText!  items: [TitledText!]! }
`;

/** GraphQL types that several content files share. */
export const contentCommon = `
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
`;

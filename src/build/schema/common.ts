/** GraphQL types that several records share. */
export const common = `
  "One text in both languages of the site."
  type LocalizedText @dontInfer { ar: String!  en: String! }

  "Two files that say the same, one for each language."
  type LocalizedFile @dontInfer {
    ar: File @link
    en: File @link
  }

  "A photograph or rendering of the API."
  type Image @dontInfer {
    "Absolute address of the original."
    url: String!
    alt: LocalizedText!
    "Pixels."
    width: Int
    "Pixels."
    height: Int
    "The original, for gatsby-plugin-image; null when it is missing or broken."
    file: File @link
  }

  "A plan drawing, one file for each language because its labels are drawn."
  type FloorPlan @dontInfer {
    id: String!
    name: LocalizedText!
    url: LocalizedText!
    files: LocalizedFile
  }

  "WGS 84, degrees."
  type Coordinates @dontInfer { latitude: Float!  longitude: Float! }

  "Fewest and most."
  type NumberRange @dontInfer { min: Float!  max: Float! }
`;

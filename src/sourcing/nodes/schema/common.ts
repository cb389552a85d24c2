export const common = `
  "One text in both languages of the site."
  type LocalizedText @dontInfer { ar: String!  en: String! }

  "One file for each language."
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
    "What the drawing shows, in words."
    rooms: [PlanRoom!]
  }

  "A room, corridor or balcony of a floor plan."
  type PlanRoom @dontInfer {
    name: LocalizedText!
    "m²."
    area: Float!
    "Metres; null where the room is no rectangle."
    width: Float
    "Metres; null where the room is no rectangle."
    length: Float
    "Storey of the unit, 0 at its entrance; null in units on one storey."
    storey: Int
  }

  "To advertise (Real Estate General Authority), or to sell before completion (Wafi)."
  enum LicenceKind { advertising off_plan }

  "Permits an offer of a unit or project."
  type Licence @dontInfer {
    kind: LicenceKind!
    number: String!
    "The last day on which it is valid, in Riyadh."
    expires_at: Date! @dateformat
    "Whether it had expired on the day of the build. A page is rendered again when this changes."
    expired: Boolean!
    "Where it can be verified."
    url: String!
  }

  "WGS 84, degrees."
  type Coordinates @dontInfer { latitude: Float!  longitude: Float! }

  "Fewest and most."
  type NumberRange @dontInfer { min: Float!  max: Float! }
`;

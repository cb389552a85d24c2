/**
 * GraphQL types of the API's records. A record is JSON of the contract (`record`), and so is what a page shows of it
 * (`src/domain/views/views.ts`, the other fields of type JSON). Only ids, what lists are sorted and filtered by, and
 * pictures are fields. Draft projects never become nodes.
 */
export const records = `
  "A photograph or rendering of the API."
  type Image @dontInfer {
    "Absolute address of the original."
    url: String!
    "The original, for gatsby-plugin-image; null when it is missing or broken."
    file: File @link
  }

  "A plan drawing, one file for each language because its labels are drawn."
  type FloorPlan @dontInfer {
    url: LocalizedText!
    files: LocalizedFile
  }

  "The pictures of a progress report."
  type ProgressPhotos @dontInfer { photos: [Image!]! }

  type Project implements Node @dontInfer {
    "Id in the API."
    project_id: String!
    slug: String!
    "The day on which it was handed over; null while it is not."
    delivered_on: Date @dateformat
    published_at: Date! @dateformat
    record: JSON!
    cover: Image
    gallery: [Image!]!
    progress: [ProgressPhotos!]
    "The floor plans of its units, each once."
    floor_plans: [FloorPlan!]!
    "The photos of its units, each once."
    unit_photos: [Image!]!
  }

  "A unit for sale that has a page."
  type UnitPage implements Node @dontInfer {
    "Id of the unit in the API."
    unit_id: String!
    project_slug: String!
    "available, reserved or sold."
    state: String!
    record: JSON!
    floor_plan: FloorPlan
    photos: [Image!]
  }

  type Rental implements Node @dontInfer {
    "Id in the API."
    rental_id: String!
    "available, reserved or rented."
    state: String!
    published_at: Date! @dateformat
    record: JSON!
    "The first of the photos."
    cover: Image
    photos: [Image!]
    floor_plan: FloorPlan
  }

  type Blog implements Node @dontInfer {
    "Id in the API."
    blog_id: String!
    slug: String!
    published_at: Date! @dateformat
    record: JSON!
    cover: Image
    "Articles to offer after it, newest first. A link by id: a query of articles would run again for every one that changed."
    related: [Blog!]! @link
  }
`;

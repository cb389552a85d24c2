/** SDL of the fields that units for sale and for rent share, as in the interface `UnitAttributes`. */
export const unitAttributes = `
    "Name of the building."
    building: LocalizedText!
    flat_number: String!
    "0 is the ground floor."
    floor: Int!
    rooms: Int!
    bathrooms: Int!
    "m²."
    total_area: Float!
    "Terraces, balconies and garden in m²."
    outside_area: Float
    "none, provisioned or installed."
    air_conditioning: String
    "none, provisioned or fitted."
    kitchen: String
    "own_meter, shared_meter or included."
    electricity: String
    "own_meter, shared_meter or included."
    water: String
    "Null where it is not known."
    parking_spaces: Int
    floor_plan: FloorPlan
    photos: [Image!]
    updated_at: Date @dateformat
`;

/** Buildings and units are fields of their project. A unit with a page of its own has a node for it. */
export const unit = `
  "What units for sale and for rent have in common."
  interface UnitAttributes {
    ${unitAttributes}
  }

  type Building @dontInfer {
    id: String!
    name: LocalizedText!
    units: [Unit!]!
  }

  "A unit for sale."
  type Unit implements UnitAttributes @dontInfer {
    id: String!
    project_id: String!
    building_id: String!
    ${unitAttributes}
    "SAR; null until announced."
    price: Int
    state: UnitState!
  }

  enum UnitState { available reserved sold }

  "What the page of a unit shows of its project."
  type UnitPageProject @dontInfer {
    "Id in the API."
    project_id: String!
    slug: String!
    name: LocalizedText!
    status: ProjectStatus!
    city: LocalizedText!
    district: LocalizedText!
    whatsapp: String
    licence: Licence
    "SAR a year for each m², for the owners' association."
    service_charge: Float
    payment_plan: PaymentPlan
    launch_date: Date @dateformat
    published_at: Date! @dateformat
  }

  "Of the time of a recorded value: the record begins with it; it was seen then, changed since the day before or earlier; or it came on that day."
  enum RecordKnowledge { first seen on_day }

  "The last price of a unit that builds have read."
  type PriceHistory @dontInfer {
    "SAR; null where none was announced."
    price: Int
    "The price before it; null where none was announced or none is known."
    before: Int
    "When a build first read it."
    seen_at: Date! @dateformat
    knowledge: RecordKnowledge!
  }

  "What the page of a unit for sale shows. Not in the API."
  type UnitPage implements Node @dontInfer {
    unit: Unit!
    project: UnitPageProject!
    "Null while no record is kept."
    price_history: PriceHistory
    "Other units of the project, without plan, photos and equipment."
    similar: [Unit!]!
    "Whether it was sold long before the build."
    sold_long_ago: Boolean!
    "The same for units whose social cards are the same picture."
    card_digest: String!
  }
`;

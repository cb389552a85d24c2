/** SDL of the fields that units for sale and for rent share. */
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
    floor_plan: FloorPlan
    photos: [Image!]
    updated_at: Date @dateformat
`;

/** Buildings and units have no nodes of their own: they are fields of their project. */
export const unit = `
  type Building @dontInfer {
    id: String!
    name: LocalizedText!
    units: [Unit!]!
  }

  "A unit for sale."
  type Unit @dontInfer {
    id: String!
    project_id: String!
    building_id: String!
    ${unitAttributes}
    "SAR; null until announced."
    price: Int
    state: UnitState!
  }

  enum UnitState { available reserved sold }
`;

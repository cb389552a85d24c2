/** Draft projects never become nodes. */
export const project = `
  "Draft is never published."
  enum ProjectStatus { Draft Under_Construction Soon_Sale For_Sale Completed }

  type Advantage @dontInfer { title: LocalizedText!  text: LocalizedText! }

  type Guarantee @dontInfer {
    title: LocalizedText!
    text: LocalizedText
    "Years from handover, up to 30."
    years: Float!
  }

  type NearbyService @dontInfer {
    "mosque, school, shopping, hospital, park, transit, road or airport."
    category: String!
    name: LocalizedText!
    "Metres from the entrance of the project."
    distance: Int!
    coordinates: Coordinates
  }

  "What a payment is due at."
  enum PaymentEvent { reservation contract milestone handover title_transfer }

  type PaymentStep @dontInfer {
    title: LocalizedText!
    "Share of the price."
    percent: Float!
    "The day on which it is expected to be due."
    due_on: Date @dateformat
    event: PaymentEvent
  }

  "How the price of a unit is paid. The shares of its steps add up to 100."
  type PaymentPlan @dontInfer { steps: [PaymentStep!]! }

  "What was reached on a building site by a day."
  type ProgressReport @dontInfer {
    date: Date! @dateformat
    "Plain text; paragraphs are separated by an empty line."
    text: LocalizedText!
    "How much of the whole building work is complete."
    percent: Int
    photos: [Image!]!
  }

  "A time at which visitors can see a home without an appointment."
  type Viewing @dontInfer {
    id: String!
    starts_at: Date! @dateformat
    ends_at: Date! @dateformat
    "Null where it is the address of the project."
    place: LocalizedText
  }

  type RoomMix @dontInfer {
    rooms: Int!
    "How many of them can be bought now."
    available: Int!
    "The lowest price of these in SAR."
    price_from: Int
  }

  "A handover date that the project promised."
  type PromisedHandover @dontInfer {
    date: Date! @dateformat
    "When a build first read it."
    seen_at: Date! @dateformat
    knowledge: RecordKnowledge!
  }

  type Project implements Node @dontInfer {
    "Id in the API."
    project_id: String!
    slug: String!
    name: LocalizedText!
    status: ProjectStatus!
    city: LocalizedText!
    district: LocalizedText!
    summary: LocalizedText!
    "Plain text; paragraphs are separated by an empty line."
    description: LocalizedText!
    cover: Image
    gallery: [Image!]!
    coordinates: Coordinates
    "When the sale opens."
    launch_date: Date @dateformat
    "When buyers receive their units."
    handover_date: Date @dateformat
    "The day on which it was handed over; null while it is not."
    delivered_on: Date @dateformat
    "PDF."
    brochure_url: String
    "WhatsApp number of the project's sales team."
    whatsapp: String
    licence: Licence
    advantages: [Advantage!]!
    guarantees: [Guarantee!]!
    after_sales_services: [Advantage!]!
    nearby_services: [NearbyService!]!
    buildings: [Building!]!
    payment_plan: PaymentPlan
    "SAR a year for each m², for the owners' association."
    service_charge: Float
    "Newest first."
    progress: [ProgressReport!]
    "The first one first; some may be over."
    viewings: [Viewing!]
    "The floor plans of its units, each once. Not in the API."
    floor_plans: [FloorPlan!]!
    "The photos of its units, each once. Not in the API."
    unit_photos: [Image!]!
    "The handover dates that builds have read, the first one first; null while no record is kept. Not in the API."
    handover_history: [PromisedHandover!]
    "Its units by their number of rooms. Not in the API."
    room_mix: [RoomMix!]!
    available_units: Int!
    total_units: Int!
    "Fewest and most rooms of its units."
    rooms: NumberRange
    "Smallest and largest unit in m²."
    total_area: NumberRange
    "Lowest price of an available unit in SAR."
    price_from: Int
    published_at: Date! @dateformat
    updated_at: Date! @dateformat
  }
`;

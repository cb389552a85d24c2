import { unitAttributes } from './unit';

export const rental = `
  enum RentalState { available reserved rented }

  "The project that a rental is in."
  type RentalProject @dontInfer {
    id: String!
    slug: String!
    name: LocalizedText!
  }

  type Rental implements Node & UnitAttributes @dontInfer {
    "Id in the API."
    rental_id: String!
    title: LocalizedText!
    description: LocalizedText
    city: LocalizedText
    district: LocalizedText
    ${unitAttributes}
    "The first of the photos."
    cover: Image
    "SAR a year."
    annual_rent: Int!
    state: RentalState!
    "unfurnished, partly_furnished or furnished."
    furnishing: String
    project: RentalProject
    licence: Licence
    published_at: Date! @dateformat
  }
`;

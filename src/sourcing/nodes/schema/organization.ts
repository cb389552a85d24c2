export const organization = `
  "The developer's profile, as it was at the build. Missing contact details are null."
  type Organization implements Node @dontInfer {
    name: LocalizedText!
    "Registered name, for the copyright line."
    legal_name: LocalizedText
    "Sales line."
    phone1: String
    "Customer service line."
    phone2: String
    whatsapp: String
    email: String
    address: LocalizedText
    "Handles without @."
    instagram: String
    twitter: String
    youtube: String
    "Enabled plugins: Rental, Consultant, Maintenance, Localization, and names the site does not know."
    plugins: [String!]!
    care_site_url: String
    founded_year: Int
    licence_number: String
    "Number in the commercial register."
    commercial_registration: String
    vat_number: String
    "Short national address."
    national_address: String
  }

  "An option of a form's select."
  type Lookup implements Node @dontInfer {
    lookup_id: String!
    "maintenance-types, rooms, cities or districts."
    category: String!
    "Place among the options of its category, from 0."
    order: Int!
    label: LocalizedText!
    "For districts, the id of the city."
    parent_id: String
  }
`;

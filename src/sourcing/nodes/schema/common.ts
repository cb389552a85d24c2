export const common = `
  "One text in both languages of the site."
  type LocalizedText @dontInfer { ar: String!  en: String! }

  "One file for each language."
  type LocalizedFile @dontInfer {
    ar: File @link
    en: File @link
  }
`;

/** Digits that can be called from Saudi Arabia: with 0, nationwide, with the country code, of another country. */
const callable = [
  /^0[1-9]\d{8}$/,
  /^(?:9200\d{5}|800\d{7})$/,
  /^(?:\+|00)?966[1-9]\d{8,9}$/,
  /^(?:\+|00)(?!966)[1-9]\d{7,14}$/,
];

/** Whether the site can make links for calls and chats of it; spaces, hyphens and brackets may be in it. */
function isPhone(text: string): boolean {
  const digits = text.replaceAll(/[ ()-]/g, '');
  return text.trim() === text && callable.some((form) => form.test(digits));
}

const isWebAddress = (text: string) => /^https?:\/\/[^\s"<>\\]+$/i.test(text) && URL.canParse(text);

/** Formats of `record-schemas.yaml` that JSON Schema does not have. */
export const formats: Record<string, (text: string) => boolean> = {
  phone: isPhone,
  'web-address': isWebAddress,
  'media-address': (text) => /^\/media\/[^\s"<>\\]+$/.test(text) || isWebAddress(text),
};

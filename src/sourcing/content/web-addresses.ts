import type { LocalizedText } from '../../lib/localized-text';

/** A name before the host, as in `https://bank.example@elsewhere.example`: browsers open what is behind the `@`. */
const userPattern = /^https?:[/\\]*[^/\\?#]*@/i;

/** What is wrong with an address that has such a name; undefined where it has none. */
export function userMistake(address: string): LocalizedText | undefined {
  if (!userPattern.test(address)) return undefined;
  const host = URL.canParse(address) ? new URL(address).host : '';
  return {
    ar: `في العنوان ${address} علامة @ قبل اسم الموقع، فيُظن أنه يقود إلى ما قبلها، وهو يقود إلى ${host || 'ما بعدها'}. احذف ما قبل @ والعلامة معه.`,
    en: `The address ${address} has an @ before the name of the site: it looks as if it led to what is before it, and leads to ${host || 'what is after it'}. Remove the @ and all before it but https://.`,
  };
}

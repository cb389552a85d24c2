import { addressAliases } from '../../lib/address-aliases';
import type { LocalizedText } from '../../lib/localized-text';
import { routes } from '../../lib/routes';
import type { CrossFileProblem } from './cross-file-problems';
import type { ReadableDocument } from './readable-document';

type Redirect = (ReadableDocument & { kind: 'redirects' })['fields']['redirects'][number];

/** Addresses that hosts and browsers use for themselves. */
const reserved = /^\/(?:en|admin|api|static|page-data|healthz|media|social)(?:\/|$)/i;

const pages = [
  ...Object.values(routes).filter((route) => typeof route === 'string'),
  ...addressAliases.flatMap(({ aliases }) => aliases),
].map((page) => page.toLowerCase());

/** Addresses are compared as hosts do. */
const same = (from: string, other: string) => from.toLowerCase() === other.toLowerCase();

/** The page of an address, without what follows it. */
const pageOf = (to: string) => to.replace(/[?#].*/, '').replace(/(?<=.)\/$/, '');

function fromMistake(redirects: readonly Redirect[], index: number): LocalizedText | undefined {
  const from = redirects[index]?.from ?? '';
  if (/^\/en(?:\/|$)/i.test(from)) {
    return {
      ar: 'احذف /en من أول العنوان: الإنجليزية تُحوَّل معه.',
      en: 'Leave /en out: the English address is redirected with it.',
    };
  }
  if (reserved.test(from)) {
    return {
      ar: `العناوين تحت ${from} للموقع نفسه ولا تُحوَّل.`,
      en: `The site itself needs the addresses below ${from}; they cannot be redirected.`,
    };
  }
  if (pages.includes(from.toLowerCase())) {
    return {
      ar: `في ${from} صفحة من الموقع، فلا يُحوَّل.`,
      en: `The site has a page at ${from}, so it cannot be redirected.`,
    };
  }
  const first = redirects.findIndex((other) => same(other.from, from));
  return first === index
    ? undefined
    : {
        ar: `العنوان ${from} في الصف ${first + 1} أيضًا. احذف أحدهما.`,
        en: `Row ${first + 1} has the address ${from} too. Remove one of them.`,
      };
}

function toMistake(redirects: readonly Redirect[], { from, to }: Redirect): LocalizedText | undefined {
  const next = redirects.find((other) => same(other.from, pageOf(to)));
  if (!next) return undefined;
  if (same(next.from, from)) {
    return {
      ar: 'يقود العنوان إلى نفسه. اكتب صفحة أخرى.',
      en: 'The address leads to itself. Write another page.',
    };
  }
  return {
    ar: `العنوان ${next.from} محوَّل هو أيضًا. اكتب ما يقود إليه: ${next.to}`,
    en: `${next.from} is redirected itself. Write where that leads: ${next.to}`,
  };
}

/** Redirects that would hide a page, or lead nowhere. */
export function redirectProblems(documents: readonly ReadableDocument[]): CrossFileProblem[] {
  return documents.flatMap((document) => {
    if (document.kind !== 'redirects') return [];
    const { redirects } = document.fields;
    return redirects.flatMap((redirect, index) => {
      if (!redirect.from || !redirect.to) return [];
      const mistakes = { from: fromMistake(redirects, index), to: toMistake(redirects, redirect) };
      return Object.entries(mistakes).flatMap(([name, message]) =>
        message ? [{ path: document.path, field: ['redirects', index, name], message }] : [],
      );
    });
  });
}

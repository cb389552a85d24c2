import type { LocalizedText } from '../../lib/localized-text';
import { recordOfPath, routes } from '../../lib/routes';
import { linkField } from './link-label';
import { inBoth } from './message';
import { didYouMean, type ContentProblem } from './problems';
import { splitFile } from './split-file';
import { userMistake } from './web-addresses';

/** Records of the API, by the address of their page. */
export interface KnownRecords {
  published: ReadonlySet<string>;
  withdrawn: ReadonlySet<string>;
}

interface Link {
  path: string;
  line: number;
  column: number;
  target: string;
}

const pages = Object.values(routes).filter((route) => typeof route === 'string');

/** What links may lead to besides the pages of the site. */
export interface KnownContent {
  /** Slugs of the questions that the FAQ shows. Undefined where they are not known: then links to them are not checked. */
  questions?: readonly string[] | undefined;
  /** Undefined where they are not known: then links to records are not checked. */
  records?: KnownRecords | undefined;
}

/** Links in the text below the fields, and targets of buttons, with their places. */
function linksOf(path: string, text: string): Link[] {
  const parts = splitFile(text);
  if ('message' in parts) return [];
  const find = (lines: string, firstLine: number, pattern: RegExp) =>
    lines.split('\n').flatMap((line, index) =>
      [...line.matchAll(pattern)].map(({ 1: before = '', 2: target = '', index: start }) => ({
        path,
        line: firstLine + index,
        column: start + before.length + 1,
        target,
      })),
    );
  return [
    ...find(parts.frontMatter, parts.frontMatterLine, /(^\s*(?:- +)?to:\s*['"]?)([^'"\s#][^'"\s]*)/g),
    ...find(parts.body, parts.bodyLine, /(\]\(\s*<?)([^)\s>]+)/g),
  ];
}

/** Slugs of the questions that the page shows, by the files of `texts`. */
export const getQuestions = (texts: ReadonlyMap<string, string>): string[] =>
  [...texts].flatMap(([path, text]) => {
    const slug = /^content\/faq\/([a-z0-9][a-z0-9-]*)\.md$/.exec(path)?.[1];
    return slug && !/^hidden:\s*true\b/m.test(text) ? [slug] : [];
  });

const noPage = (target: string, suggestion: LocalizedText): LocalizedText => ({
  ar: `لا صفحة في الموقع عنوانها ${target}.${suggestion.ar}`,
  en: `The site has no page ${target}.${suggestion.en}`,
});

const withPrefix: LocalizedText = {
  ar: 'احذف /en من أول العنوان: الموقع يضيفها بحسب لغة الزائر.',
  en: 'Leave /en out: the site adds it for visitors who read English.',
};

function pageMistake(target: string, { questions, records }: KnownContent) {
  const [address = '', fragment] = target.replace(/\?[^#]*/, '').split('#', 2);
  const path = address.replace(/(?<=.)\/$/, '');
  if (/^\/en(?:\/|$)/.test(path)) return { message: withPrefix };
  if (path === routes.faq && fragment && questions && !questions.includes(fragment)) {
    return {
      message: inBoth((language) =>
        language === 'ar'
          ? `لا سؤال في الصفحة اسمه «${fragment}».${didYouMean(fragment, questions).ar}`
          : `The FAQ shows no question “${fragment}”.${didYouMean(fragment, questions).en}`,
      ),
    };
  }
  if (pages.some((page) => page === path)) return undefined;
  if (!recordOfPath(path)) return { message: noPage(path, didYouMean(path, pages)) };
  if (!records || records.published.has(recordAddress(path))) return undefined;
  if (records.withdrawn.has(recordAddress(path))) {
    return {
      isWarning: true,
      message: {
        ar: `ما كان في ${path} لم يعد معروضًا. احذف الرابط أو اختر غيره.`,
        en: `What was at ${path} is no longer published. Remove the link, or choose another.`,
      },
    };
  }
  const near = didYouMean(path, [...records.published]);
  return { isWarning: true, message: noPage(path, near) };
}

/** The three pages of a project are published together. */
const recordAddress = (path: string) => path.replace(/^\/projects\/(?:contact|share)\//, '/projects/detail/');

function outsideMistake(target: string) {
  if (/^(?:mailto:\S+@\S+\.\S+|tel:\+?\d{3,})$/.test(target)) return undefined;
  const user = userMistake(target);
  if (user) return { message: user };
  const host = /^https:\/\//i.test(target) && URL.canParse(target) ? new URL(target).hostname : '';
  if (/^[^.]+(?:\.[^.]+)+$/.test(host)) return undefined;
  return {
    message: {
      ar: `العنوان ${target} غير تام. اكتب صفحة من الموقع تبدأ بـ /، أو عنوانًا كاملًا يبدأ بـ https://.`,
      en: `The address ${target} is not complete. Write a page of the site that begins with /, or a whole address that begins with https://.`,
    },
  };
}

/**
 * Links that lead nowhere.
 * @param texts files by path from the root of the project
 */
export function linkProblems(texts: ReadonlyMap<string, string>, known: KnownContent): ContentProblem[] {
  return [...texts].flatMap(([path, text]) =>
    linksOf(path, text).flatMap(({ target, ...place }) => {
      if (target.startsWith('#')) return [];
      const mistake = /^\/(?!\/)/.test(target) ? pageMistake(target, known) : outsideMistake(target);
      if (!mistake) return [];
      const parts = splitFile(text);
      const field = 'message' in parts ? { field: '' } : linkField(path, parts, place.line);
      return [{ ...place, ...field, ...mistake }];
    }),
  );
}

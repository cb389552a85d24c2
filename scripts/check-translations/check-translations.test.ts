import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatProblem } from '../lib/problem';
import { checkTranslations } from '.';

type Files = Record<string, unknown>;

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'translations-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Problems of a project with these files below `src/`; those of the locales are objects. */
function problemsOf(files: Files): string[] {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, 'src', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  }
  return checkTranslations(root).problems.map(formatProblem);
}

const locale = (language: string, namespace = 'common') => `i18n/locales/${language}/${namespace}.json`;

/** Both languages of `common`, and code that shows every key of it. */
const texts = (ar: Record<string, unknown>, en: Record<string, unknown>, keys = Object.keys(en)): Files => ({
  [locale('ar')]: ar,
  [locale('en')]: en,
  'page.tsx': [
    'const { t } = useTranslation();',
    ...keys.map((key) => `t('${key.replace(/_other$/, '')}');`),
  ].join('\n'),
});

describe('the texts of both languages', () => {
  it('may be complete', () => {
    const ar = { home: 'الرئيسية', page: 'صفحة {{page}}', nav: { about: 'من نحن' } };
    const en = { home: 'Home', page: 'Page {{page}}', nav: { about: 'About' } };
    expect(problemsOf(texts(ar, en, ['home', 'page', 'nav.about']))).toEqual([]);
  });

  it('have the same keys', () => {
    expect(problemsOf(texts({ home: 'الرئيسية' }, { home: 'Home', menu: 'Menu' }))).toEqual([
      'src/i18n/locales/ar/common.json:1 menu: expected this key, as in src/i18n/locales/en/common.json:3',
    ]);
  });

  it('have the same namespaces', () => {
    const files = {
      ...texts({ home: 'الرئيسية' }, { home: 'Home' }),
      [locale('en', 'units')]: { floor: 'Floor' },
      'unit.tsx': "const { t } = useTranslation('units');\nt('floor');",
    };
    expect(problemsOf(files)).toEqual([
      'src/i18n/locales/ar/units.json:1 floor: expected this key, as in src/i18n/locales/en/units.json:2',
    ]);
  });

  it('have the same variables', () => {
    expect(problemsOf(texts({ page: 'صفحة {{page}}' }, { page: 'Page {{number}}' }))).toEqual([
      'src/i18n/locales/ar/common.json:2 page: expected the variables number, page, found page',
      'src/i18n/locales/en/common.json:2 page: expected the variables number, page, found number',
    ]);
  });

  it('are not empty', () => {
    expect(problemsOf(texts({ home: ' ' }, { home: 'Home' }))).toEqual([
      'src/i18n/locales/ar/common.json:2 home: expected a text that is not empty, found " "',
    ]);
  });

  it('are texts', () => {
    expect(problemsOf(texts({ year: 1989 }, { year: 'Year' }))).toContain(
      'src/i18n/locales/ar/common.json:2 year: expected a text, found 1989',
    );
  });

  it('are in their own language', () => {
    expect(problemsOf(texts({ home: 'Home' }, { home: 'الرئيسية' }))).toEqual([
      'src/i18n/locales/ar/common.json:2 home: expected Arabic, found "Home"',
      'src/i18n/locales/en/common.json:2 home: expected English, found "الرئيسية"',
    ]);
  });

  it('may share the names that both languages write alike', () => {
    expect(problemsOf(texts({ chat: 'WhatsApp' }, { chat: 'WhatsApp' }))).toEqual([]);
  });

  it('write numbers with the digits 0–9', () => {
    expect(problemsOf(texts({ years: 'حتى ٣٠ عامًا' }, { years: 'up to 30 years' }))).toEqual([
      'src/i18n/locales/ar/common.json:2 years: expected the digits 0–9, found "حتى ٣٠ عامًا"',
    ]);
  });

  it('name each key once', () => {
    const twice = '{\n  "home": "الرئيسية",\n  "home": "البداية"\n}';
    expect(problemsOf({ ...texts({}, { home: 'Home' }), [locale('ar')]: twice })).toEqual([
      'src/i18n/locales/ar/common.json:3 home: expected each key once',
    ]);
  });

  it('stand in files that are JSON', () => {
    const problems = problemsOf({ ...texts({}, { home: 'Home' }), [locale('ar')]: '{ "home": }' });
    expect(problems).toContainEqual(
      expect.stringMatching(/^src\/i18n\/locales\/ar\/common\.json:1 expected JSON:/),
    );
  });
});

describe('a text that counts', () => {
  const arabic = {
    count_zero: 'لا وحدات',
    count_one: 'وحدة واحدة',
    count_two: 'وحدتان',
    count_few: '{{count}} وحدات',
    count_many: '{{count}} وحدة',
    count_other: '{{count}} وحدة',
  };
  const english = { count_one: '1 home', count_other: '{{count}} homes' };

  it('has six forms in Arabic and two in English', () => {
    expect(problemsOf(texts(arabic, english, ['count']))).toEqual([]);
  });

  it('names the forms that its language needs', () => {
    const { count_two: _two, ...five } = arabic;
    expect(problemsOf(texts(five, { ...english, count_few: '{{count}} homes' }, ['count']))).toEqual([
      'src/i18n/locales/ar/common.json:2 count: expected the plural categories few, many, one, other, two, zero, found few, many, one, other, zero',
      'src/i18n/locales/en/common.json:2 count: expected the plural categories one, other, found few, one, other',
    ]);
  });

  it('counts in both languages', () => {
    expect(problemsOf(texts(arabic, { count: '{{count}} homes' }))).toEqual([
      'src/i18n/locales/en/common.json:2 count: expected plural categories, as in the other language',
    ]);
  });
});

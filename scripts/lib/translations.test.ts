import { withFiles } from './testing';
import { checkTranslations } from './translations';

type Files = Record<string, unknown>;

/** Problems of a project with these files below `src/`; those of the locales are objects. */
function problemsOf(files: Files): string[] {
  const written = Object.entries(files).map(([name, content]) => [
    `src/${name}`,
    typeof content === 'string' ? content : JSON.stringify(content, null, 2),
  ]);
  return withFiles(
    Object.fromEntries(written) as Record<string, string>,
    (root) => checkTranslations(root).problems,
  );
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

const arabic = 'src/i18n/locales/ar/common.json';
const english = 'src/i18n/locales/en/common.json';

const arabicCount = {
  count_zero: 'لا وحدات',
  count_one: 'وحدة واحدة',
  count_two: 'وحدتان',
  count_few: '{{count}} وحدات',
  count_many: '{{count}} وحدة',
  count_other: '{{count}} وحدة',
};
const { count_two: _two, ...fiveForms } = arabicCount;
const englishCount = { count_one: '1 home', count_other: '{{count}} homes' };

const complete = {
  ar: { home: 'الرئيسية', page: 'صفحة {{page}}', nav: { about: 'من نحن' } },
  en: { home: 'Home', page: 'Page {{page}}', nav: { about: 'About' } },
};
const otherNamespace = {
  ...texts({ home: 'الرئيسية' }, { home: 'Home' }),
  [locale('en', 'units')]: { floor: 'Floor' },
  'unit.tsx': "const { t } = useTranslation('units');\nt('floor');",
};
const keyTwice = '{\n  "home": "الرئيسية",\n  "home": "البداية"\n}';

test.each<[name: string, files: Files, problems: string[]]>([
  ['may be complete', texts(complete.ar, complete.en, ['home', 'page', 'nav.about']), []],
  [
    'have the same keys',
    texts({ home: 'الرئيسية' }, { home: 'Home', menu: 'Menu' }),
    [`${arabic}:1:1 menu: This text is missing; ${english}:3 has it. Write it here too.`],
  ],
  [
    'have the same namespaces',
    otherNamespace,
    [
      'src/i18n/locales/ar/units.json:1:1 floor: This text is missing; src/i18n/locales/en/units.json:2 has it. Write it here too.',
    ],
  ],
  [
    'have the same variables',
    texts({ page: 'صفحة {{page}}' }, { page: 'Page {{number}}' }),
    [
      `${arabic}:2:3 page: The site fills in {{number}}, {{page}}, and the text has {{page}}. Keep these as they are.`,
      `${english}:2:3 page: The site fills in {{number}}, {{page}}, and the text has {{number}}. Keep these as they are.`,
    ],
  ],
  [
    'are not empty',
    texts({ home: ' ' }, { home: 'Home' }),
    [`${arabic}:2:3 home: There is no Arabic text. Write it.`],
  ],
  [
    'are texts',
    texts({ year: 1989 }, { year: 'Year' }),
    [
      `${arabic}:1:1 year: This text is missing; ${english}:2 has it. Write it here too.`,
      `${arabic}:2:3 year: A text between " and " belongs here, and nothing else.`,
    ],
  ],
  [
    'are in their own language',
    texts({ home: 'Home' }, { home: 'الرئيسية' }),
    [
      `${arabic}:2:3 home: This is the place of the Arabic text, and it is in English. Write the translation.`,
      `${english}:2:3 home: This is the place of the English text, and it has Arabic. Write the translation, or swap the two texts.`,
    ],
  ],
  [
    'may share the names that both languages write alike',
    texts({ chat: 'WhatsApp' }, { chat: 'WhatsApp' }),
    [],
  ],
  [
    'write numbers with the digits 0–9',
    texts({ years: 'حتى ٣٠ عامًا' }, { years: 'up to 30 years' }),
    [`${arabic}:2:3 years: Has digits like “٥”. Write the digits 0–9 in both languages.`],
  ],
  [
    'name each key once',
    { ...texts({}, { home: 'Home' }), [locale('ar')]: keyTwice },
    [`${arabic}:3:3 home: This text is in the file twice. Remove one of them.`],
  ],
  ['have six forms in Arabic and two in English', texts(arabicCount, englishCount, ['count']), []],
  [
    'have the forms that their language needs',
    texts(fiveForms, { ...englishCount, count_few: '{{count}} homes' }, ['count']),
    [
      `${arabic}:2:3 count: Needs one text for each of few, many, one, other, two, zero, and has few, many, one, other, zero.`,
      `${english}:2:3 count: Needs one text for each of one, other, and has few, one, other.`,
    ],
  ],
  [
    'count in both languages',
    texts(arabicCount, { count: '{{count}} homes' }),
    [`${english}:2:3 count: The other language has a text for each number. Write them here too.`],
  ],
])('the texts of both languages %s', (_name, files, problems) => {
  expect(problemsOf(files)).toEqual(problems);
});

test('the texts of both languages stand in files that are JSON', () => {
  const problems = problemsOf({ ...texts({}, { home: 'Home' }), [locale('ar')]: '{ "home": }' });
  expect(problems).toEqual([
    expect.stringMatching(/^src\/i18n\/locales\/ar\/common\.json:1:\d+ The file cannot be read from here/),
  ]);
});

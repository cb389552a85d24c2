import { linkProblems, getQuestions } from './link-problems';

const records = {
  published: new Set(['/projects/detail/alyasmin-gardens', '/rentals/rnt-2001']),
  withdrawn: new Set(['/rentals/rnt-1999']),
};

const questions = new Map([
  ['content/faq/financing.md', '---\norder: 10\n---\n'],
  ['content/faq/parking.md', '---\norder: 20\nhidden: true\n---\n'],
]);

const linkTo = (target: string) =>
  linkProblems(
    new Map([
      ...questions,
      ['content/faq/deed.md', `---\norder: 30\n---\n\n# English\n\nYes, [here](${target}).\n`],
    ]),
    { questions: getQuestions(questions), records },
  );

test.each([
  ['/rentalz', 'The site has no page /rentalz. Did you mean “/rentals”?'],
  ['/faq', 'The site has no page /faq. Did you mean “/FAQ”?'],
  ['/en/rentals', 'Leave /en out'],
  ['/FAQ#finacing', 'The FAQ shows no question “finacing”. Did you mean “financing”?'],
  ['/FAQ#parking', 'The FAQ shows no question “parking”.'],
  ['https://example', 'The address https://example is not complete'],
  ['https:/example.sa', 'The address https:/example.sa is not complete'],
  ['www.example.sa', 'The address www.example.sa is not complete'],
  ['http://example.sa', 'The address http://example.sa is not complete'],
  ['https://evil@good', 'leads to good. Remove the @'],
  ['https://rega.gov.sa@evil.sa/path', 'leads to evil.sa. Remove the @'],
  ['https://user:word@example.sa', 'leads to example.sa. Remove the @'],
  ['//example.sa', 'The address //example.sa is not complete'],
])('a link to %s is a mistake, at its place', (target, says) => {
  expect(linkTo(target)).toEqual([
    expect.objectContaining({
      ...{ path: 'content/faq/deed.md', line: 7, column: 13, field: 'body.en' },
      label: { ar: 'الجواب › بالإنجليزية', en: 'Answer › English' },
      message: {
        en: expect.stringContaining(says) as string,
        ar: expect.stringMatching(/\p{Script=Arabic}/u) as string,
      },
    }),
  ]);
});

test.each([
  ['/rentals/rnt-1999', 'What was at /rentals/rnt-1999 is no longer published'],
  ['/projects/detail/alyasmin-garden', 'Did you mean “/projects/detail/alyasmin-gardens”?'],
])(
  'a link to the record %s is a warning, because records come and go without the editors',
  (target, says) => {
    expect(linkTo(target)).toEqual([
      expect.objectContaining({
        isWarning: true,
        message: expect.objectContaining({ en: expect.stringContaining(says) as string }) as object,
      }),
    ]);
  },
);

test.each([
  '/rentals/rnt-2001',
  '/projects/contact/alyasmin-gardens',
  '/FAQ#financing',
  '/projects?q=villa',
  '/about/',
  '/',
  '#part-1',
  'https://zatca.gov.sa',
  'https://maps.example.sa/@24.7,46.6',
  'mailto:a@example.sa',
  'tel:+966500000001',
])('a link to %s is right', (target) => expect(linkTo(target)).toEqual([]));

test('the target of a button is a link, in a row too', () => {
  const text = "---\nitems:\n  - action:\n      to: /project\n  - to: 'https://example'\n---\n";
  const places = linkProblems(new Map([['content/home/x.md', text]]), { questions: [], records }).map(
    ({ line, column }) => [line, column],
  );
  expect(places).toEqual([
    [4, 11],
    [5, 10],
  ]);
});

test('links to records are not checked before the first build', () => {
  const text = '---\n---\n\n[a](/rentals/rnt-1)\n';
  expect(linkProblems(new Map([['content/home/x.md', text]]), { questions: [] })).toEqual([]);
});

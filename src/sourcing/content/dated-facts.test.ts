import { readFileSync } from 'node:fs';
import { overdueFacts } from './dated-facts';
import { parseContentFile } from './parse-content-file';
import { problemsOf, question } from './testing';

const path = 'content/faq/deed.md';
const fact = 'fact:\n  as_of: 2026-11-23\n  source: https://zatca.gov.sa\n  review_by: 2027-05-23';
const text = question.replace('question:', `${fact}\nquestion:`);

it('is listed as a warning once the day of its review has passed', () => {
  const document = parseContentFile({ path, text });
  expect(overdueFacts([document], new Date('2027-05-23T12:00:00Z'))).toEqual([]);
  expect(overdueFacts([document], new Date('2027-05-24T00:00:00Z'))).toEqual([
    expect.objectContaining({ path, field: ['fact', 'review_by'], isWarning: true }),
  ]);
});

it.each([
  ['https://zatca.gov.sa', 'zatca.gov.sa', 'Dated fact › Source: A whole address'],
  [
    'https://zatca.gov.sa',
    'https://zatca.gov.sa@evil.sa',
    'Dated fact › Source: The address https://zatca.gov.sa@evil.sa has an @',
  ],
  ['  review_by: 2027-05-23\n', '', 'Dated fact › Review by: A day belongs here'],
  ['2027-05-23', '23/5/2027', 'Dated fact › Review by: A day belongs here'],
])('needs its parts: %s becomes %s', (from, to, problem) =>
  expect(problemsOf(text.replace(from, to), path)).toEqual([expect.stringContaining(problem)]),
);

it('is also a group of the rates of the cost estimate', () => {
  const costs = 'content/site/costs.md';
  const document = parseContentFile({ path: costs, text: readFileSync(costs, 'utf8') });
  expect(overdueFacts([document], new Date('2100-01-01'))).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: ['tax', 'review_by'] }),
      expect.objectContaining({ field: ['loan', 'review_by'] }),
    ]),
  );
});

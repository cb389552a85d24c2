import { readAudit } from './read-audit';

const advisory = { title: 'Prototype pollution', url: 'https://github.com/advisories/1', range: '<1.2.3' };

test('packages with advisories are listed, worst first, each with what solves it', () => {
  const vulnerabilities = {
    a: { name: 'a', severity: 'moderate', isDirect: true, via: [advisory], fixAvailable: true },
    b: { name: 'b', severity: 'critical', isDirect: false, via: ['a', advisory], fixAvailable: false },
    c: { name: 'c', severity: 'high', isDirect: false, via: ['b'], fixAvailable: true },
    d: {
      name: 'd',
      severity: 'high',
      isDirect: false,
      via: [advisory],
      fixAvailable: { name: 'e', version: '2.0.0' },
    },
  };
  const line = 'Prototype pollution (<1.2.3): https://github.com/advisories/1';
  expect(readAudit(JSON.stringify({ vulnerabilities }))).toEqual({
    findings: [
      { name: 'b', severity: 'critical', advisories: [line], fix: 'none yet', isFixable: false },
      { name: 'd', severity: 'high', advisories: [line], fix: 'e 2.0.0', isFixable: true },
      { name: 'a', severity: 'moderate', advisories: [line], fix: 'npm audit fix', isFixable: true },
    ],
  });
});

test('without findings the list is empty', () => {
  expect(readAudit('{"vulnerabilities":{}}')).toEqual({ findings: [] });
});

test.each([
  [
    '{"message":"405 Method Not Allowed - POST https://registry.example"}',
    '405 Method Not Allowed - POST https://registry.example',
  ],
  ['{"error":{"summary":"request failed"}}', 'request failed'],
  ['<html>Bad gateway</html>\n<p>', '<html>Bad gateway</html>'],
  ['', 'npm said nothing'],
])('a registry that does not answer is never “nothing found”: %s', (output, unanswered) => {
  expect(readAudit(output)).toEqual({ unanswered });
});

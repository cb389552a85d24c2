import type { Finding } from '../audit/read-audit';
import { countAudit } from './vulnerabilities-step';

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => jest.restoreAllMocks());

const finding = (name: string, isFixable: boolean): Finding => ({
  ...{ name, isFixable, severity: 'high', advisories: ['Bypass (<2): https://github.com/advisories/1'] },
  fix: isFixable ? 'npm audit fix' : 'none yet',
});

test('an advisory with a fix fails, and is named with what solves it', () => {
  expect(countAudit({ findings: [finding('a', true), finding('b', false)] })).toMatchObject({
    failed: 1,
    failures: [{ name: 'a (high)', message: expect.stringContaining('Solved by: npm audit fix') as string }],
  });
});

test('an advisory without a fix is said, and fails nothing', () => {
  expect(countAudit({ findings: [finding('b', false)] })).toMatchObject({ passed: 1, failed: 0 });
  expect(said.join()).toContain('b has advisories that nothing solves yet');
});

test('a registry that does not answer is counted as skipped, never as passed', () => {
  expect(countAudit({ unanswered: '405 Method Not Allowed' })).toEqual({ passed: 0, failed: 0, skipped: 1 });
  expect(said).toEqual(['Not checked: the registry does not answer (405 Method Not Allowed).']);
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contractFile } from '../../lib/redocly';
import { diffContracts, isVersionRaised } from './contract-changes';
import { filesWith } from './uses';

const contract = readFileSync(contractFile, 'utf8');
const folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The contract as it is, against the contract after replacements. */
async function changed(...replacements: [from: RegExp, to: string][]) {
  const file = path.join(folder, 'changed.yaml');
  const text = replacements.reduce((before, [from, to]) => {
    expect(before).toMatch(from);
    return before.replace(from, to);
  }, contract);
  writeFileSync(file, text);
  return diffContracts(contractFile, file);
}

const version = (to: string): [RegExp, string] => [/^ {2}version: .*$/m, `  version: ${to}`];

test('a contract says the same as itself', async () => {
  expect((await changed([/$/, '\n'])).changes).toEqual([]);
});

// `redocly diff` is marked experimental: each kind of change that is told apart here stays so.
test.each<[string, RegExp, string, string, string]>([
  ['a removed field', /\n +annual_rent: .*/, '', 'breaking', 'Rental.annual_rent'],
  ['a renamed field', /^( +)annual_rent: /m, '$1yearly_rent: ', 'breaking', 'Rental.annual_rent'],
  [
    'a new state of units',
    /enum: \[available, reserved, sold\]/,
    'enum: [available, reserved, sold, held]',
    'breaking',
    'UnitState',
  ],
  [
    'a state that is left out',
    /enum: \[available, reserved, sold\]/,
    'enum: [available, sold]',
    'words',
    'UnitState',
  ],
  [
    'a body that must hold more',
    /(ContactCreate:[\s\S]*?required: \[)/,
    '$1locale_of_reply, ',
    'breaking',
    'ContactCreate',
  ],
  [
    'a call that is gone',
    /\n {2}\/public\/blogs\/list:[\s\S]*?(?=\n {2}\/public)/,
    '',
    'breaking',
    '/public/blogs/list',
  ],
  [
    'an optional field',
    /^( +)(brochure_url: )/m,
    "$1video_url: { type: [string, 'null'], description: A film }\n$1$2",
    'addition',
    'Project.video_url',
  ],
  [
    'other words',
    /description: SAR a year/,
    'description: SAR in twelve months',
    'words',
    'Rental.annual_rent',
  ],
  [
    'an example that is left out',
    /\n +cities: \{ value: .*/,
    '',
    'words',
    'GET /public/lookups/{category} responses.200.application/json.examples',
  ],
])('%s', async (_, from, to, weight, place) => {
  const { changes } = await changed([from, to]);
  expect(changes[0]?.weight).toBe(weight);
  expect(changes.map((change) => change.place).join('\n')).toContain(place);
});

test('the version is raised as the heaviest change needs', async () => {
  const now = /^ {2}version: (.*)$/m.exec(contract)?.[1] ?? '';
  const [major = 0, minor = 0, patch = 0] = now.split('.').map(Number);
  const removed: [RegExp, string] = [/\n +annual_rent: .*/, ''];
  const added: [RegExp, string] = [
    /^( +)(brochure_url: )/m,
    '$1video_url: { type: string, description: A film }\n$1$2',
  ];
  const raised = async (...changes: [RegExp, string][]) => isVersionRaised(await changed(...changes));
  expect(await raised(removed)).toBe(false);
  expect(await raised(removed, version(`${major}.${minor + 1}.0`))).toBe(false);
  expect(await raised(removed, version(`${major + 1}.0.0`))).toBe(true);
  expect(await raised(added)).toBe(false);
  expect(await raised(added, version(`${major}.${minor}.${patch + 1}`))).toBe(false);
  expect(await raised(added, version(`${major}.${minor + 1}.0`))).toBe(true);
});

test('a change names the files that use the field, what ships first', async () => {
  const { changes } = await changed([/\n +annual_rent: .*/, '']);
  const files = filesWith(changes.flatMap(({ names }) => names)[0] ?? '');
  expect(files[0]).toMatch(/^src\/(?!.*test)/);
  expect(files).not.toContain('src/api-client/generated/schema.d.ts');
  expect(filesWith('no_such_field_anywhere'.replace('any', 'no'))).toEqual([]);
});

test('a file that is no contract is refused', async () => {
  const file = path.join(folder, 'broken.yaml');
  writeFileSync(file, 'openapi: [');
  await expect(diffContracts(contractFile, file)).rejects.toThrow(/cannot be compared/);
});

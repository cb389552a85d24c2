import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DemoFileError, demoDataFolder } from './demo-file-error';
import { loadDemoData } from './load-demo-data';

const folder = mkdtempSync(path.join(tmpdir(), 'demo-data-'));
const now = new Date('2026-11-21T12:00:00Z');

beforeAll(() => cpSync(demoDataFolder, folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const originals = new Map<string, string>();

function edit(file: string, from: string, to: string): void {
  const location = path.join(folder, file);
  const text = readFileSync(location, 'utf8');
  expect(text).toContain(from);
  originals.set(location, text);
  writeFileSync(location, text.replace(from, to));
}

afterEach(() => {
  for (const [location, text] of originals) writeFileSync(location, text);
  originals.clear();
});

test('an unchanged copy gives the same data as the original', () => {
  expect(loadDemoData(now, folder)).toEqual(loadDemoData(now));
});

test.each([
  [
    'a misspelt name',
    'projects/alyasmin-gardens.yaml',
    'handover_date:',
    'handover:',
    /additional properties \(handover\)/,
  ],
  [
    'an unknown status',
    'projects/alyasmin-gardens.yaml',
    'For_Sale',
    'On_Sale',
    /status must be equal to one of .*Draft/,
  ],
  ['an unknown unit type', 'projects/alyasmin-gardens.yaml', '[d, c, d, b]', '[z, c, d, b]', /no type z/],
  [
    'a unit that does not exist',
    'projects/alyasmin-gardens.yaml',
    "reserved: ['201']",
    "reserved: ['901']",
    /no units 901/,
  ],
  [
    'a unit that is both sold and reserved',
    'projects/alyasmin-gardens.yaml',
    "reserved: ['201']",
    "reserved: ['204']",
    /both .*204/,
  ],
  [
    'a district of another city',
    'projects/alyasmin-gardens.yaml',
    'district: alyasmin',
    'district: alrawdah',
    /no district/,
  ],
  [
    'a launch in the past',
    'projects/alyasmin-gardens.yaml',
    'in_days: 24',
    'in_days: 0',
    /launch_in_days must be >= 1/,
  ],
  ['broken YAML', 'projects/alyasmin-gardens.yaml', 'coordinates: {', 'coordinates: {{', /line 7/],
  [
    'an empty text',
    'after-sales.yaml',
    'en: Water and thermal',
    "en: ' '",
    /guarantees\.1\.text\.en must match/,
  ],
  [
    'a picture without alternative text',
    'images.yaml',
    'interiors/majlis.jpg',
    'interiors/hall.jpg',
    /no text for interiors\/majlis/,
  ],
  [
    'a missing floor plan',
    'unit-types.yaml',
    'floor_plan: type-a',
    'floor_plan: type-x',
    /type-x\.ar\.svg: is missing/,
  ],
  [
    'an unknown project',
    'rentals.yaml',
    'project: alnarjis-residence',
    'project: nowhere',
    /unknown project, nowhere/,
  ],
])('%s is an error with its reason', (_, file, from, to, fault) => {
  edit(file, from, to);
  expect(() => loadDemoData(now, folder)).toThrow(DemoFileError);
  expect(() => loadDemoData(now, folder)).toThrow(fault);
});

test('the error names the file', () => {
  edit('projects/alyasmin-gardens.yaml', 'status: For_Sale', 'status: On_Sale');
  expect(() => loadDemoData(now, folder)).toThrow(/projects\/alyasmin-gardens\.yaml: status/);
});

test('without the folder of articles there are none', () => {
  rmSync(path.join(folder, 'blogs'), { recursive: true, force: true });
  expect(loadDemoData(now, folder).blogs).toEqual([]);
});

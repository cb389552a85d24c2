import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { demoDataFolder } from './demo-file-error';
import { loadDemoData } from './load-demo-data';

const data = loadDemoData();
const units = data.projects.flatMap((project) => project.buildings.flatMap((building) => building.units));
const floorPlanFolder = path.join(demoDataFolder, 'media/floorplans');
const easternDigit = /[\u0660-\u0669\u06F0-\u06F9]/;

/** Every value of a tree, itself included. */
function valuesOf(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return [value, ...Object.values(value).flatMap(valuesOf)];
}

function isText(value: unknown): value is { ar: string; en: string } {
  return typeof value === 'object' && value !== null && 'ar' in value && 'en' in value;
}

const everything = valuesOf(data);
const texts = everything.filter(isText);
const strings = everything.filter((value) => typeof value === 'string');
const media = [...new Set(strings.filter((value) => value.startsWith('/media/')))];

test('every text is in Arabic and in English', () => {
  expect(texts.length).toBeGreaterThan(500);
  for (const { ar, en } of texts.filter(({ ar }) => !ar.startsWith('/media/'))) {
    expect(en).toMatch(/[A-Za-z0-9]/);
    expect(en).not.toMatch(/\p{Script=Arabic}/u);
    expect(ar).toMatch(/\p{Script=Arabic}/u);
  }
});

test('texts use the digits 0–9', () => {
  for (const value of strings) expect(value).not.toMatch(easternDigit);
});

test('descriptions have two to four paragraphs, as many in one language as in the other', () => {
  for (const { description } of data.projects) {
    const [ar, en] = [description.ar.split('\n\n'), description.en.split('\n\n')];
    expect([2, 3, 4]).toContain(ar.length);
    expect(en).toHaveLength(ar.length);
  }
});

test('every picture and floor plan has its file', () => {
  expect(media.length).toBeGreaterThan(25);
  for (const url of media) expect([url, existsSync(path.join(demoDataFolder, url))]).toEqual([url, true]);
});

test('pictures have their size in pixels', () => {
  const covers = data.projects.map(({ cover }) => [cover?.width, cover?.height]);
  expect(covers).toContainEqual([2000, 1200]);
  for (const [width, height] of covers) expect(Number(width) > Number(height)).toBe(true);
});

test.each(readdirSync(floorPlanFolder))('floor plan %s uses the digits 0–9', (name) => {
  const drawing = readFileSync(path.join(floorPlanFolder, name), 'utf8');
  expect(drawing).toMatch(/[0-9] m²|[0-9] م²/);
  expect(drawing).not.toMatch(easternDigit);
});

test('a unit has the total area that its floor plan states', () => {
  for (const { floor_plan, total_area } of [...units, ...data.rentals]) {
    if (!floor_plan) continue;
    const title = /<title>(.*)<\/title>/.exec(
      readFileSync(path.join(demoDataFolder, floor_plan.url.en), 'utf8'),
    );
    expect(title?.[1]).toContain(`total area ${total_area.toFixed(1)} m²`);
  }
});

test('the rooms of a floor plan are those that its drawings name, and add up to its total area @10.10', () => {
  for (const { floor_plan, total_area } of [...units, ...data.rentals]) {
    if (!floor_plan?.rooms) continue;
    const sum = floor_plan.rooms.reduce((area, room) => area + room.area, 0);
    expect([floor_plan.id, sum.toFixed(1)]).toEqual([floor_plan.id, total_area.toFixed(1)]);
    for (const language of ['ar', 'en'] as const) {
      const drawing = readFileSync(path.join(demoDataFolder, floor_plan.url[language]), 'utf8');
      const labels = [...drawing.matchAll(/font-weight="600">([^<]*)</g)].map(([, label]) => label);
      const drawn = labels.join(' ').replaceAll('&amp;', '&');
      for (const { name } of floor_plan.rooms) expect(drawn).toContain(name[language]);
      const unit = language === 'ar' ? 'م²' : 'm²';
      for (const { area } of floor_plan.rooms) expect(drawing).toContain(`>${area.toFixed(1)} ${unit}<`);
    }
  }
});

test('width times length of a room is its area, within the rounding of the drawing', () => {
  const rooms = units.flatMap(({ floor_plan }) => floor_plan?.rooms ?? []);
  expect(rooms.length).toBeGreaterThan(50);
  for (const { name, area, width, length } of rooms) {
    if (width && length) expect([name.en, Math.abs(width * length - area) < 0.06]).toEqual([name.en, true]);
  }
});

test('a nearby service is nearer in a straight line than by road', () => {
  for (const { coordinates, nearby_services } of data.projects) {
    for (const service of nearby_services) {
      const [from, to] = [coordinates, service.coordinates];
      if (!from || !to) throw new Error(`${service.name.en} has no coordinates`);
      const north = (to.latitude - from.latitude) * 111_195;
      const east = (to.longitude - from.longitude) * 111_195 * Math.cos((from.latitude * Math.PI) / 180);
      expect(service.distance).toBeGreaterThan(Math.hypot(north, east));
    }
  }
});

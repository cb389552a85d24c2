import { bounded, getFit, maxScale, moved, openingView, maxOffset, whole, zoomed } from './pan-zoom';

const phone = { width: 390, height: 600 };
const desktop = { width: 1440, height: 700 };
const plan = 950 / 780;

test.each([
  ['a wide picture on an upright stage', phone, 2, { width: 390, height: 195 }],
  ['an upright picture on a wide stage', desktop, 0.5, { width: 350, height: 700 }],
  ['a picture of the shape of the stage', phone, 390 / 600, phone],
])('%s is shown whole', (_, stage, ratio, picture) => {
  expect(getFit(stage, ratio).picture).toEqual(picture);
});

test.each([
  [0.2, 1],
  [3, 3],
  [100, maxScale],
])('a scale of %d becomes %d', (scale, expected) => {
  expect(bounded({ ...whole, scale }, getFit(phone, 1)).scale).toBe(expected);
});

test('a picture smaller than the stage stays centred', () => {
  expect(bounded({ scale: 1, x: 50, y: -80 }, getFit(phone, 1))).toEqual(whole);
});

test('the edge of a picture stops at the edge of the stage', () => {
  const fit = getFit(phone, 1);
  expect(maxOffset(2, fit)).toEqual({ x: 195, y: 90 });
  expect(moved({ ...whole, scale: 2 }, { x: 1000, y: -1000 }, fit)).toEqual({ scale: 2, x: 195, y: -90 });
});

test('the part of the picture under the fingers stays there', () => {
  const fit = getFit(phone, 1);
  const [before, point] = [
    { scale: 2, x: 20, y: 10 },
    { x: 60, y: 40 },
  ];
  const after = zoomed(before, 1.5, point, fit);
  const pointIn = (view: typeof before) => [(point.x - view.x) / view.scale, (point.y - view.y) / view.scale];
  expect(after.scale).toBe(3);
  expect(pointIn(after)).toEqual(pointIn(before));
});

test('zoomed out, the picture is centred again', () => {
  expect(zoomed({ scale: 3, x: 200, y: 100 }, 0.1, { x: 5, y: 5 }, getFit(phone, 1))).toEqual(whole);
});

test('a drawing opens larger on a portrait screen, and whole on a wide one', () => {
  const upright = openingView(getFit(phone, plan));
  expect(upright.scale).toBeGreaterThan(1.5);
  expect(upright.scale).toBeLessThanOrEqual(2);
  expect(openingView(getFit(desktop, plan)).scale).toBe(1);
});

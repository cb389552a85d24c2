import { applyExceptions } from './exceptions';
import { checkBuild } from './index';
import { readPromise } from './promised-browsers';

const inScript = (text: string) => pathsOf({ scripts: [{ file: 'a.js', text }], styles: [] });
const inStyle = (text: string) => pathsOf({ scripts: [], styles: [{ file: 'a.css', text }] });
const pathsOf = (build: Parameters<typeof checkBuild>[0]) => checkBuild(build).map(({ path }) => path);

test.each([
  ['a.toSorted()', 'javascript.builtins.Array.toSorted'],
  ['new DecompressionStream("gzip")', 'api.DecompressionStream'],
  ['new window.DecompressionStream("gzip")', 'api.DecompressionStream'],
  ['Object.groupBy(a, f)', 'javascript.builtins.Object.groupBy'],
  ['AbortSignal.any([a])', 'api.AbortSignal.any_static'],
  ['a.showPopover()', 'api.HTMLElement.showPopover'],
  ['requestIdleCallback(f)', 'api.Window.requestIdleCallback'],
  ['/(?<=a)b/.test(c)', 'javascript.regular_expressions.lookbehind_assertion'],
  ['new RegExp("(?<!a)b")', 'javascript.regular_expressions.lookbehind_assertion'],
  ['/[a--b]/v', 'javascript.builtins.RegExp.unicodeSets'],
  ['class A { static { f() } }', 'javascript.classes.static.initialization_blocks'],
  ['f(["height:100dvh;"])', 'css.types.length.viewport_percentage_units_dynamic'],
  ['f(["color:", ";&:has(a){top:0;}"], b)', 'css.selectors.has'],
  ['f`@media (width > ${a}px)`; g(`@media (width > ${a}px)`)', 'css.at-rules.media.range_syntax'],
])('finds what a promised browser lacks in the script %s', (text, path) => {
  expect(inScript(text)).toEqual([path]);
});

test.each([
  'a.at(-1)',
  'structuredClone(a)', // known since Safari 15.4
  'a ??= b?.c; Object.hasOwn(a, b)',
  'class A { #b() { return 1 } has(c) { return #b in c } }',
  '/(?<name>a)(?=b)[(?<=]/u',
  'typeof DecompressionStream === "function" ? DecompressionStream(a) : b',
  '"u" > typeof DecompressionStream && DecompressionStream(a)',
  'a.toSorted?.()',
  'a.toSorted && a.toSorted()',
  'function f(a) { if (!a.toSorted) return a; return a.toSorted() }',
  'if ("requestIdleCallback" in window) requestIdleCallback(a)',
  'try { a.showPopover() } catch { b() }',
  'const own = { toSorted() { return a } }; own.toSorted()',
  'function f(DecompressionStream) { return DecompressionStream(a) }',
  '({ DecompressionStream: a }).DecompressionStream',
  'f(["height:1vh;color:", ";height:1dvh;"], b)',
])('accepts the script %s', (text) => {
  expect(inScript(text)).toEqual([]);
});

test.each([
  'if (!("toSorted" in a)) a.toSorted()',
  'typeof DecompressionStream === "undefined" && DecompressionStream(a)',
  'try { setTimeout(() => { a.showPopover() }) } catch { b() }',
  'a.toSorted || a.toSorted()',
])('sees that a guard does not help: %s', (text) => {
  expect(inScript(text)).toHaveLength(1);
});

test.each([
  ['a{color:color-mix(in srgb,red,blue)}', 'css.types.color.color-mix'],
  ['a{color:rgb(from red r g b)}', 'css.types.color.rgb.relative_syntax'],
  ['a{color:AccentColor}', 'css.types.color.system-color.accentcolor'],
  ['a{transition:top 1s linear(0,1)}', 'css.types.easing-function.linear-function'],
  ['a{display:inline grid}', 'css.properties.display.multi-keyword_values'],
  ['a::before{content:"a" / ""}', 'css.properties.content.alt_text'],
  ['@container (min-width:1px){a{top:0}}', 'css.at-rules.container'],
  ['a{overflow:clip}', 'css.properties.overflow.clip'],
  ['a{height:100svh}', 'css.types.length.viewport_percentage_units_small'],
  ['a{b{top:0}}', 'css.selectors.nesting'],
  ['a:dir(rtl){top:0}', 'css.selectors.dir'],
  ['a{translate:1px}', 'css.properties.translate'],
  ['a{transition:display 1s allow-discrete}', 'css.properties.transition.transition-behavior'],
  ['@supports (top:0){a{height:1dvh}}', 'css.types.length.viewport_percentage_units_dynamic'],
  ['a{height:1dvh;height:1vh}', 'css.types.length.viewport_percentage_units_dynamic'],
  ['a{height:1vh;height:calc(1dvh - var(--b))}', 'css.types.length.viewport_percentage_units_dynamic'],
  ['a{--b:1vh;--b:1dvh}', 'css.types.length.viewport_percentage_units_dynamic'],
  ['@media not (pointer:coarse){a{top:0}}', 'css.at-rules.media.or_syntax'],
  ['a:nth-child(2 of b){top:0}', 'css.selectors.nth-child.of_syntax'],
])('finds what a promised browser lacks in the style %s', (text, path) => {
  expect(inStyle(text)).toEqual([path]);
});

test.each([
  'a{color:rgb(1 2 3 / 50%);inset:0;--b:red}',
  'a{height:1vh;height:1dvh}',
  'a{width:fit-content;display:inline-grid;border-color:CanvasText}',
  'a::before{content:counter(b) "a"}',
  'a{-webkit-mask:none;mask:none}',
  '@supports (height:1dvh){a{height:1dvh}}',
  'a{height:1vh}@supports (height:1dvh){a{height:calc(1dvh - var(--b))}}',
  '@media not print{a:nth-child(2n+1){top:0}}',
  '@supports selector(:has(a)){a:has(b){top:0}}',
  'a:has(b){top:0}@supports not selector(:has(a)){a{top:0}}',
  'a::-webkit-slider-thumb{top:0}',
])('accepts the style %s', (text) => {
  expect(inStyle(text)).toEqual([]);
});

test('the data has an entry for each rule of syntax', () => {
  const syntax = [
    'for (const a of b) { c **= 1_000 ** 2n; d ||= e; f &&= g ?? h }',
    'try { import("a", { with: { type: "json" } }) } catch {}',
    'async function f() { for await (const a of b) c?.d; new.target }',
    'class A { a = 1; #b = 2; #c() {} d() { return #b in this } }',
    '/(?<a>b)\\k<a>(?i:c)|(?<a>d)/dsuy; /\\p{L}[e--f]/v',
  ];
  for (const text of syntax) expect(() => inScript(text)).not.toThrow();
  for (const text of ['await a', 'import a from "a" with { type: "json" }; import.meta', 'await using a = b'])
    expect(() => inScript(text)).not.toThrow();
});

test('an exception covers its feature, and one that covers none is named', () => {
  const findings = checkBuild({ scripts: [], styles: [{ file: 'a.css', text: 'a:has(b){overflow:clip}' }] });
  const table = ['css.selectors.*', 'css.properties.gone'].map((path) => ({ path, reason: '' }));
  const { open, stale } = applyExceptions(findings, table);
  expect(open.map(({ path }) => path)).toEqual(['css.properties.overflow.clip']);
  expect(stale.map(({ path }) => path)).toEqual(['css.properties.gone']);
});

test('a browser is promised on computers and phones', () => {
  expect(readPromise(['safari >= 15.4']).map(({ browser }) => browser)).toEqual(['safari', 'safari_ios']);
  expect(() => readPromise(['last 2 versions'])).toThrow('last 2 versions');
});

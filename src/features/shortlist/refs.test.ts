import fc from 'fast-check';
import { compareAddress, decodeRefs, encodeRefs, limit, refsOf, sameRefs, validRefs } from './refs';

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/);
const id = fc.oneof(
  fc.stringMatching(/^[a-z0-9-]{1,20}$/),
  fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }),
);
const ref = fc.record({ project: slug, unit: id });
const search = (address: string) => new URL(address, 'https://example.sa').search;

test('the address of homes with plain ids reads as it is meant', () => {
  const refs = [
    { project: 'alyasmin-gardens', unit: 'prj-1001-a-101' },
    { project: 'alnarjis', unit: 'u.7' },
  ];
  expect(compareAddress(refs)).toBe('/projects/compare?units=alyasmin-gardens~prj-1001-a-101,alnarjis~u.7');
  expect(compareAddress([])).toBe('/projects/compare');
});

test('whatever homes are compared, their address names exactly these, in their order @2.90', () => {
  fc.assert(
    fc.property(fc.array(ref, { maxLength: 8 }), (refs) => {
      const wanted = validRefs(refs);
      expect(refsOf(search(compareAddress(refs)))).toEqual(wanted);
      expect(decodeRefs(encodeRefs(refs))).toEqual(wanted);
    }),
  );
});

test('an address that a messenger encoded once more names the same homes', () => {
  fc.assert(
    fc.property(fc.array(ref, { minLength: 1, maxLength: 4 }), (refs) => {
      const query = search(compareAddress(refs)).replaceAll('~', '%7E').replaceAll(',', '%2C');
      expect(refsOf(query)).toEqual(validRefs(refs));
    }),
  );
});

test('whatever stands in the address, at most four different homes come of it, and they keep their address @2.90', () => {
  const parts = fc.oneof(
    fc.string(),
    ref.map(({ project, unit }) => `${project}~${unit}`),
    fc.constant('%'),
  );
  fc.assert(
    fc.property(fc.array(parts), (texts) => {
      const refs = decodeRefs(texts.join(','));
      expect(refs.length).toBeLessThanOrEqual(limit);
      expect(refs.every((one, index) => refs.findIndex((other) => sameRefs([one], [other])) === index)).toBe(
        true,
      );
      expect(refsOf(search(compareAddress(refs)))).toEqual(refs);
    }),
  );
});

test.each([
  ['nothing', '', []],
  ['another query', '?unit=a~1', []],
  ['no unit', '?units=a,b~', []],
  ['a home twice', '?units=a~1,a~1', ['a~1']],
  ['a fifth home', '?units=a~1,a~2,a~3,a~4,a~5', ['a~1', 'a~2', 'a~3', 'a~4']],
  ['a path instead of a slug', '?units=..%2F..%2Fadmin~1,a~1', ['a~1']],
  ['a slug that is none', '?units=A~1,a--b~1,-a~1,a~1', ['a~1']],
  ['a percent sequence that is none', '?units=a~%25zz,a~1', ['a~1']],
  ['too many parts', '?units=a~1~2,a~1', ['a~1']],
  ['an endless id', `?units=a~${'x'.repeat(101)},a~1`, ['a~1']],
])('of an address with %s only real homes are taken', (_what, query, expected) => {
  expect(refsOf(query).map(({ project, unit }) => `${project}~${unit}`)).toEqual(expected);
});

test('the same homes in another order are the same comparison', () => {
  fc.assert(
    fc.property(fc.uniqueArray(ref, { selector: ({ project, unit }) => `${project}~${unit}` }), (refs) => {
      expect(sameRefs(refs, [...refs].reverse())).toBe(true);
      expect(sameRefs(refs, refs.slice(1))).toBe(refs.length === 0);
    }),
  );
});

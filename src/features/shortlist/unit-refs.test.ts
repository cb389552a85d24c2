import fc from 'fast-check';
import {
  compareAddress,
  decodeRefs,
  encodeRefs,
  maxUnits,
  parseCompareAddress,
  sameRefs,
  validRefs,
} from './unit-refs';

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,3}$/);
const id = fc.oneof(
  fc.stringMatching(/^[a-z0-9-]{1,20}$/),
  fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }),
);
const ref = fc.record({ project: slug, unit: id });
const search = (address: string) => new URL(address, 'https://example.sa').search;

test('plain ids appear unencoded in the address', () => {
  const refs = [
    { project: 'alyasmin-gardens', unit: 'prj-1001-a-101' },
    { project: 'alnarjis', unit: 'u.7' },
  ];
  expect(compareAddress(refs)).toBe('/projects/compare?units=alyasmin-gardens~prj-1001-a-101,alnarjis~u.7');
  expect(compareAddress([])).toBe('/projects/compare');
});

test('the address names exactly the compared units, in their order @2.90', () => {
  fc.assert(
    fc.property(fc.array(ref, { maxLength: 8 }), (refs) => {
      const wanted = validRefs(refs);
      expect(parseCompareAddress(search(compareAddress(refs)))).toEqual(wanted);
      expect(decodeRefs(encodeRefs(refs))).toEqual(wanted);
    }),
  );
});

test('an address that a messenger encoded again names the same units', () => {
  fc.assert(
    fc.property(fc.array(ref, { minLength: 1, maxLength: 4 }), (refs) => {
      const query = search(compareAddress(refs)).replaceAll('~', '%7E').replaceAll(',', '%2C');
      expect(parseCompareAddress(query)).toEqual(validRefs(refs));
    }),
  );
});

test('any address names at most four different units, and writing them again gives the same units @2.90', () => {
  const parts = fc.oneof(
    fc.string(),
    ref.map(({ project, unit }) => `${project}~${unit}`),
    fc.constant('%'),
  );
  fc.assert(
    fc.property(fc.array(parts), (texts) => {
      const refs = decodeRefs(texts.join(','));
      expect(refs.length).toBeLessThanOrEqual(maxUnits);
      expect(refs.every((one, index) => refs.findIndex((other) => sameRefs([one], [other])) === index)).toBe(
        true,
      );
      expect(parseCompareAddress(search(compareAddress(refs)))).toEqual(refs);
    }),
  );
});

test.each([
  ['nothing', '', []],
  ['another query', '?unit=a~1', []],
  ['no unit', '?units=a,b~', []],
  ['a unit twice', '?units=a~1,a~1', ['a~1']],
  ['a fifth unit', '?units=a~1,a~2,a~3,a~4,a~5', ['a~1', 'a~2', 'a~3', 'a~4']],
  ['a path instead of a slug', '?units=..%2F..%2Fadmin~1,a~1', ['a~1']],
  ['an invalid slug', '?units=A~1,a--b~1,-a~1,a~1', ['a~1']],
  ['an invalid percent sequence', '?units=a~%25zz,a~1', ['a~1']],
  ['too many parts', '?units=a~1~2,a~1', ['a~1']],
  ['an id that is too long', `?units=a~${'x'.repeat(101)},a~1`, ['a~1']],
])('of an address with %s only valid references are read', (_what, query, expected) => {
  expect(parseCompareAddress(query).map(({ project, unit }) => `${project}~${unit}`)).toEqual(expected);
});

test('the same units in another order are the same comparison', () => {
  fc.assert(
    fc.property(fc.uniqueArray(ref, { selector: ({ project, unit }) => `${project}~${unit}` }), (refs) => {
      expect(sameRefs(refs, [...refs].reverse())).toBe(true);
      expect(sameRefs(refs, refs.slice(1))).toBe(refs.length === 0);
    }),
  );
});

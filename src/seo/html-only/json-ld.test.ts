import { toJsonLd } from './json-ld';

const read = (text: string) => (JSON.parse(text) as { '@graph': unknown[] })['@graph'];

test('no text of the API can close the script element or end a line of script @11.1', () => {
  const hostile = '</script><script>alert(1)</script><!-- \u2028\u2029 ]]>';
  const text = toJsonLd([{ '@type': 'Apartment', name: hostile }]);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(read(text)).toEqual([{ '@type': 'Apartment', name: hostile }]);
});

test('what is missing is left out, never null or empty @11.1', () => {
  const text = toJsonLd([
    {
      ...{ '@type': 'Apartment', '@id': 'a', name: '', description: undefined, image: [] },
      address: { '@type': 'PostalAddress', streetAddress: undefined },
      floorSize: { '@type': 'QuantitativeValue', value: 0 },
    },
  ]);
  expect(read(text)).toEqual([
    { '@type': 'Apartment', '@id': 'a', floorSize: { '@type': 'QuantitativeValue', value: 0 } },
  ]);
});

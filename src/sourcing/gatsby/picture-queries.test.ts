import { picturesOf } from './picture-queries';

const lines = (text = '') => text.replace(/\s+/g, ' ').trim();

test('of a query only what leads to processed pictures is left, with its arguments, aliases and conditions', () => {
  const query = picturesOf(`
    query Page($id: String!, $language: String!, $withRest: Boolean!) {
      locales: allLocale(filter: { language: { eq: $language } }) { edges { node { ns } } }
      project(id: { eq: $id }) {
        name
        cover { url file { childImageSharp { gatsbyImageData(width: 960) } large: childImageSharp { gatsbyImageData } } }
      }
      rest: allProject(skip: 1) @include(if: $withRest) { nodes { slug ...Card } }
    }
    fragment Card on Project { name ...Cover ...Address }
    fragment Cover on Project { cover { file { childImageSharp { gatsbyImageData(aspectRatio: 1.5) } } } }
    fragment Address on Project { city { ar } }
  `);
  expect(query?.variables).toEqual(['id', 'withRest']);
  expect(lines(query?.text)).toBe(
    lines(`
    query Page($id: String!, $withRest: Boolean!) {
      project(id: {eq: $id}) {
        cover { file { childImageSharp { gatsbyImageData(width: 960) } large: childImageSharp { gatsbyImageData } } }
      }
      rest: allProject(skip: 1) @include(if: $withRest) { nodes { ...Card } }
    }
    fragment Cover on Project { cover { file { childImageSharp { gatsbyImageData(aspectRatio: 1.5) } } } }
    fragment Card on Project { ...Cover }
  `),
  );
});

test('a query without pictures asks for nothing', () => {
  expect(picturesOf('query Page { site { siteMetadata { siteUrl } } }')).toBeUndefined();
});

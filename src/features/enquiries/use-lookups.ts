import { graphql, useStaticQuery } from 'gatsby';
import { useLocalized } from '../../i18n';

/** Options of a category in the visitor's language, as of the build. */
export function useLookups() {
  const localized = useLocalized();
  const { allLookup } = useStaticQuery<Queries.LookupsQuery>(graphql`
    query Lookups {
      allLookup(sort: { order: ASC }) {
        nodes {
          id: lookup_id
          category
          label {
            ar
            en
          }
        }
      }
    }
  `);
  return (category: string) =>
    allLookup.nodes
      .filter((lookup) => lookup.category === category)
      .map(({ id, label }) => ({ value: id, label: localized(label) }));
}

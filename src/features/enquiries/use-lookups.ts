/** Options of the selects: those of the build at once, then those of the API. */
import { graphql, useStaticQuery } from 'gatsby';
import { useEffect, useState } from 'react';
import { api } from '../../api/browser';
import { settle } from '../../api/result';
import type { components } from '../../api/schema';
import { useLocalized } from '../../i18n';

type Category = components['schemas']['LookupCategory'];
type Lookup = Pick<components['schemas']['Lookup'], 'id' | 'label'>;

export interface Option {
  value: string;
  label: string;
}

/**
 * Options by category in the visitor's language; none where neither the build nor the API has any. Once `fresh`, the
 * API is asked; a call that fails leaves what is known.
 */
export function useLookups(category: Category | undefined, fresh: boolean): Option[] {
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
  const [answered, setAnswered] = useState<readonly Lookup[]>();
  useEffect(() => {
    if (!category || !fresh) return undefined;
    const { signal, abort } = abortable();
    void settle(api.GET('/public/lookups/{category}', { params: { path: { category } }, signal })).then(
      (result) => {
        if (result.ok && Array.isArray(result.value.data)) setAnswered(result.value.data);
      },
    );
    return abort;
  }, [category, fresh]);
  if (!category) return [];
  const baked = allLookup.nodes.filter((lookup) => lookup.category === category);
  return (answered ?? baked).map(({ id, label }) => ({ value: id, label: localized(label) }));
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

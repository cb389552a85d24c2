/** Options of the selects: those of the build at once, then those of the API; whether the API failed. */
import { graphql, useStaticQuery } from 'gatsby';
import { useEffect, useState } from 'react';
import { api } from '../../api-client/browser';
import { toResult } from '../../api-client/result';
import type { components } from '../../api-client/schema';
import { useLocalized } from '../../i18n';

type Category = components['schemas']['LookupCategory'];
type Lookup = Pick<components['schemas']['Lookup'], 'id' | 'label'>;

export interface Option {
  value: string;
  label: string;
}

export interface Lookups {
  options: Option[];
  /** The API was asked and did not answer: what is known may be old, so nobody is held to it. */
  failed: boolean;
}

/** Options by category in the visitor's language, none where neither the build nor the API has any. Asks once `fresh`. */
export function useLookups(category: Category | undefined, fresh: boolean): Lookups {
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
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!category || !fresh) return undefined;
    const { signal, abort } = abortable();
    void toResult(api.GET('/public/lookups/{category}', { params: { path: { category } }, signal })).then(
      (result) => {
        if (signal.aborted) return;
        if (result.ok && Array.isArray(result.value.data)) setAnswered(result.value.data);
        else setFailed(true);
      },
    );
    return abort;
  }, [category, fresh]);
  if (!category) return { options: [], failed: false };
  const prerendered = allLookup.nodes.filter((lookup) => lookup.category === category);
  const options = (answered ?? prerendered).map(({ id, label }) => ({ value: id, label: localized(label) }));
  return { options, failed };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

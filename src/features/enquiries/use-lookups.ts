import { graphql } from 'gatsby';
import { useEffect, useState } from 'react';
import { api } from '../../api-client/browser';
import { toResult } from '../../api-client/result';
import type { components } from '../../api-client/schema';
import { useLocalized } from '../../i18n';
import { useSiteData } from '../../site-data';

type Category = components['schemas']['LookupCategory'];
type Lookup = Pick<components['schemas']['Lookup'], 'id' | 'label'>;

export interface Option {
  value: string;
  label: string;
}

export interface Lookups {
  options: Option[];
  /** The API did not answer: the options may be old, so the visitor may type another value. */
  failed: boolean;
}

export const lookupOptions = graphql`
  fragment LookupOptions on Query {
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
`;

/** Options of a category in the visitor's language: prerendered, then those of the API, fetched once `refetch` is true. */
export function useLookups(category: Category | undefined, refetch: boolean): Lookups {
  const localized = useLocalized();
  const { allLookup } = useSiteData();
  const [fetched, setFetched] = useState<readonly Lookup[]>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!category || !refetch) return undefined;
    const { signal, abort } = abortable();
    void toResult(api.GET('/public/lookups/{category}', { params: { path: { category } }, signal })).then(
      (result) => {
        if (signal.aborted) return;
        if (result.ok && Array.isArray(result.value.data)) setFetched(result.value.data);
        else setFailed(true);
      },
    );
    return abort;
  }, [category, refetch]);
  if (!category) return { options: [], failed: false };
  const prerendered = allLookup.nodes.filter((lookup) => lookup.category === category);
  const options = (fetched ?? prerendered).map(({ id, label }) => ({ value: id, label: localized(label) }));
  return { options, failed };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

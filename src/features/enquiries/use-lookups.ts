import { graphql } from 'gatsby';
import { useEffect, useMemo, useState } from 'react';
import { api } from '../../api-client/browser';
import { toResult } from '../../api-client/result';
import type { components } from '../../api-client/generated/schema';
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

export const lookupFields = graphql`
  fragment LookupFields on Query {
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
  const prerendered = useMemo(
    () => allLookup.nodes.filter((lookup) => lookup.category === category),
    [allLookup, category],
  );
  useEffect(() => {
    if (!category || !refetch) return undefined;
    const { signal, abort } = abortable();
    const call = api.GET('/public/lookups/{category}', { params: { path: { category } }, signal });
    // An option that nobody can read is as it was known.
    void toResult(call, prerendered).then((result) => {
      if (signal.aborted) return;
      if (result.ok && Array.isArray(result.value.data)) setFetched(result.value.data);
      else setFailed(true);
    });
    return abort;
  }, [category, refetch, prerendered]);
  if (!category) return { options: [], failed: false };
  const options = (fetched ?? prerendered).map(({ id, label }) => ({ value: id, label: localized(label) }));
  return { options, failed };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

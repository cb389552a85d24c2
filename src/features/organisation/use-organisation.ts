/** The profile: baked into the page, then refreshed in the browser without a rebuild. */
import { graphql, useStaticQuery } from 'gatsby';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from '../../api/browser';
import { settle } from '../../api/result';
import { createStore } from '../../lib/store';
import type { Organisation } from './organisation';

const fresh = createStore<Organisation | undefined>(undefined);

/** The freshest profile known; at first render the baked one. Undefined when the build had none. */
export function useOrganisation(): Organisation | undefined {
  const { organization } = useStaticQuery<Queries.OrganisationQuery>(graphql`
    query Organisation {
      organization {
        name {
          ar
          en
        }
        legal_name {
          ar
          en
        }
        phone1
        phone2
        whatsapp
        email
        address {
          ar
          en
        }
        instagram
        twitter
        youtube
        plugins
        care_site_url
        founded_year
        licence_number
      }
    }
  `);
  const refreshed = useSyncExternalStore(fresh.subscribe, fresh.get, () => undefined);
  return refreshed ?? organization ?? undefined;
}

/** Asks the API for the profile once the page is up. A failure leaves what is known in place. */
export function useOrganisationRefresh(): void {
  useEffect(() => {
    const controller = new AbortController();
    void settle(api.GET('/public/organizations/me', { signal: controller.signal })).then((result) => {
      if (result.ok && Array.isArray(result.value.data?.plugins)) fresh.set(result.value.data);
    });
    return () => controller.abort();
  }, []);
}

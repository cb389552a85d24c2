/** The profile: baked into the page, then refreshed in the browser without a rebuild. */
import { graphql, useStaticQuery } from 'gatsby';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from '../../api/browser';
import { settle } from '../../api/result';
import { createStore } from '../../lib/store';
import type { Organisation } from './organisation';

const fresh = createStore<Organisation | undefined>(undefined);

function useBaked(): Organisation | undefined {
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
  return organization ?? undefined;
}

/** The freshest profile known; at first render the baked one. Undefined when the build had none. */
export function useOrganisation(): Organisation | undefined {
  const baked = useBaked();
  return useSyncExternalStore(fresh.subscribe, fresh.get, () => undefined) ?? baked;
}

/** Asks the API for the profile once the page is up. A failure leaves what is known in place, also of single fields. */
export function useOrganisationRefresh(): void {
  const baked = useBaked();
  useEffect(() => {
    const controller = new AbortController();
    const call = api.GET('/public/organizations/me', { signal: controller.signal });
    void settle(call, baked).then((result) => {
      if (result.ok) fresh.set(result.value.data);
    });
    return () => controller.abort();
  }, [baked]);
}

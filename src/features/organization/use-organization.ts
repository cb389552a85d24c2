/** The profile: prerendered into the page, then refreshed in the browser without a rebuild. */
import { graphql, useStaticQuery } from 'gatsby';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from '../../api-client/browser';
import { toResult } from '../../api-client/result';
import { createStore } from '../../browser/store';
import type { Organization } from './organization';

const fresh = createStore<Organization | undefined>(undefined);

function usePrerendered(): Organization | undefined {
  const { organization } = useStaticQuery<Queries.OrganizationQuery>(graphql`
    query Organization {
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

/** The freshest profile known; at first render the prerendered one. Undefined when the build had none. */
export function useOrganization(): Organization | undefined {
  const prerendered = usePrerendered();
  return useSyncExternalStore(fresh.subscribe, fresh.get, () => undefined) ?? prerendered;
}

/** Asks the API for the profile once the page is up. A failure leaves what is known in place, also of single fields. */
export function useOrganizationRefresh(): void {
  const prerendered = usePrerendered();
  useEffect(() => {
    const controller = new AbortController();
    const call = api.GET('/public/organizations/me', { signal: controller.signal });
    void toResult(call, prerendered).then((result) => {
      if (result.ok) fresh.set(result.value.data);
    });
    return () => controller.abort();
  }, [prerendered]);
}

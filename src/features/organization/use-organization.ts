import { graphql } from 'gatsby';
import { useEffect } from 'react';
import { api } from '../../api-client/browser';
import { toResult } from '../../api-client/result';
import { atIdle } from '../../browser/idle';
import { pluginsSince, rememberPlugins } from '../../browser/known-plugins';
import { createStore } from '../../browser/store';
import { useStore } from '../../browser/use-store';
import { builtAt, useSiteData } from '../../site-data';
import type { Organization } from './organization';

const refetched = createStore<Organization | undefined>(undefined);

export const organizationFields = graphql`
  fragment OrganizationFields on Query {
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
      commercial_registration
      vat_number
      national_address
    }
  }
`;

const usePrerendered = (): Organization | undefined => useSiteData().organization ?? undefined;

/**
 * The profile as it was read last, of an earlier visit its plugins alone; the prerendered one while hydrating. Undefined when the
 * build had none.
 */
export function useOrganization(): Organization | undefined {
  const prerendered = usePrerendered();
  return useStore(refetched, undefined) ?? prerendered;
}

/**
 * Reads the profile from the API once the page shows. A failure leaves what is known in place, also of single fields. Until the
 * answer, and without one, a page from before the last answer offers what that said: it may be a copy.
 */
export function useOrganizationRefresh(): void {
  const prerendered = usePrerendered();
  useEffect(() => {
    const controller = new AbortController();
    // Not before Gatsby has taken the head over: what a page adds to it would be there twice.
    atIdle(() => {
      const plugins = refetched.get() ? undefined : pluginsSince(builtAt());
      if (prerendered && plugins && plugins.join() !== prerendered.plugins.join())
        refetched.set({ ...prerendered, plugins });
    });
    const call = api.GET('/public/organizations/me', { signal: controller.signal });
    void toResult(call, prerendered).then((result) => {
      if (!result.ok) return;
      refetched.set(result.value.data);
      rememberPlugins(result.value.data.plugins);
    });
    return () => controller.abort();
  }, [prerendered]);
}

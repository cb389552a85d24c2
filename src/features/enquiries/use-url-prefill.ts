import { useEffect, useState } from 'react';
import { getParameters } from '../../domain/conditions/condition';
import { price_max, rooms } from '../../domain/conditions/unit-rows';
import { createCodec } from '../../lib/query-codec';
import { usePreferencePrefill, type SearchPreferences } from './preference-prefill';
import type { Prefill } from './use-prefill';

const codec = /* @__PURE__ */ createCodec<SearchPreferences>(
  /* @__PURE__ */ getParameters({ rooms, price_max }),
);

/** The answers of a form by the query of the page's address, after hydration. */
export function useUrlPrefill(): Prefill {
  const [preferences, setPreferences] = useState<SearchPreferences>({});
  useEffect(() => setPreferences(codec.parse(window.location.search)), []);
  return usePreferencePrefill(preferences);
}

import { enquiryForms, type EnquiryForm } from '../../e2e/support/enquiry-forms';
import { gateFaults, type GateFault } from '../../e2e/support/fault-gate';
import { createRandom } from '../../openapi/reference-api/generator/random';
import { defaultLocale, localeCodes, type Locale } from '../../src/i18n/locales';

export const disruptions = [
  'other fault',
  'offline and online',
  'reload',
  'close and reopen',
  'back',
  'second tab',
] as const;
export type Disruption = (typeof disruptions)[number];

/** What may happen in a browser without storage: a visitor who closes such a tab has been warned. */
const withoutStorage = ['other fault', 'offline and online', 'second tab'] as const;

export interface Plan {
  form: EnquiryForm;
  locale: Locale;
  storageRefused: boolean;
  /** When the button is pressed. */
  fault: GateFault | 'offline' | undefined;
  /** The button is pressed twice. */
  twice: boolean;
  /** The first disruption comes before the form shows a result. */
  hasty: boolean;
  /** What happens before everything works again, and the fault in force from then on. */
  then: readonly { disruption: Disruption; fault: GateFault | undefined }[];
}

/** What happens to the visitor with this number, drawn from the seed. */
export function planOf(seed: number, number: number): Plan {
  const { chance, integer, pick } = createRandom(`visitor ${number} of seed ${seed}`);
  const fault = () => (chance(0.2) ? undefined : pick(gateFaults));
  const storageRefused = chance(0.15);
  const possible = storageRefused ? withoutStorage : disruptions;
  return {
    form: pick(enquiryForms),
    locale: pick([defaultLocale, ...localeCodes.filter((code) => code !== defaultLocale)]),
    storageRefused,
    fault: chance(0.15) ? 'offline' : fault(),
    twice: chance(0.3),
    hasty: chance(0.5),
    then: Array.from({ length: integer(0, 3) }, () => ({ disruption: pick(possible), fault: fault() })),
  };
}

/** In one line, for the log. */
export function describePlan({ form, locale, storageRefused, fault, twice, hasty, then }: Plan): string {
  const words = [
    `${form.kind} ${locale}`,
    storageRefused && 'storage refused',
    fault ?? 'no fault',
    twice && 'pressed twice',
    hasty && 'hasty',
    ...then.map((one) =>
      one.disruption === 'other fault' ? `then ${one.fault ?? 'no fault'}` : one.disruption,
    ),
  ];
  return words.filter(Boolean).join(', ');
}

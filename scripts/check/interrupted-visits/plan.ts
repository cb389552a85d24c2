import { enquiryForms, type EnquiryForm } from '../../../e2e/support/enquiry-forms';
import { gateFaults, type GateFault } from '../../../e2e/support/fault-gate';
import { createRandom } from '../../../openapi/reference-api/generator/random';
import { defaultLocale, localeCodes, type Locale } from '../../../src/i18n/locales';

export const disruptions = [
  'other fault',
  'offline and online',
  'reload',
  'close and reopen',
  'back',
  'second tab',
  'other language',
  'deleted database',
] as const;
export type Disruption = (typeof disruptions)[number];

/** What may happen in a browser without storage: a visitor who closes such a tab has been warned. */
const withoutStorage = ['other fault', 'offline and online', 'second tab', 'other language'] as const;

/** Of a tab that is closed at once and stores nothing, only what reaches the API can arrive. */
const reachable = [undefined, 'cut'] as const;

/** Milliseconds after the press in which hasty visitors close the tab. */
const longestStay = 250;

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
  /** The tab is closed so many milliseconds after the press. */
  closedAfter: number | undefined;
  /** What happens before everything works again, and the fault in force from then on. */
  then: readonly { disruption: Disruption; fault: GateFault | undefined }[];
}

/** What happens to the visitor with this number, drawn from the seed. */
export function planOf(seed: number, number: number): Plan {
  const { chance, integer, pick } = createRandom(`visitor ${number} of seed ${seed}`);
  const fault = () => (chance(0.2) ? undefined : pick(gateFaults));
  const storageRefused = chance(0.15);
  const possible = storageRefused ? withoutStorage : disruptions;
  const closedAfter = chance(0.25) ? integer(0, longestStay) : undefined;
  const mustReach = storageRefused && closedAfter !== undefined;
  return {
    form: pick(enquiryForms),
    locale: pick([defaultLocale, ...localeCodes.filter((code) => code !== defaultLocale)]),
    storageRefused,
    closedAfter,
    fault: mustReach ? pick(reachable) : chance(0.15) ? 'offline' : fault(),
    twice: chance(0.3),
    hasty: chance(0.5),
    then: Array.from({ length: integer(0, 3) }, () => ({ disruption: pick(possible), fault: fault() })),
  };
}

/** In one line, for the log. */
export function describePlan(plan: Plan): string {
  const { form, locale, storageRefused, closedAfter, fault, twice, hasty, then } = plan;
  const words = [
    `${form.kind} ${locale}`,
    storageRefused && 'storage refused',
    fault ?? 'no fault',
    twice && 'pressed twice',
    hasty && 'hasty',
    closedAfter !== undefined && `closed after ${closedAfter} ms`,
    ...then.map((one) =>
      one.disruption === 'other fault' ? `then ${one.fault ?? 'no fault'}` : one.disruption,
    ),
  ];
  return words.filter(Boolean).join(', ');
}

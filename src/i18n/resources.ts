/** The i18next store of the site: filled with the namespaces of each page as it comes. */
import { createInstance, type i18n } from 'i18next';
import { defaultLocale, localeCodes, type Locale } from './locales';

/** Namespaces as a page query gives them: a JSON text for each language. */
export interface LocaleConnection {
  readonly edges: readonly {
    readonly node: {
      readonly ns: string | null;
      readonly language: string | null;
      readonly data: string | null;
    };
  }[];
}

const store = createInstance();
void store.init({
  resources: {},
  lng: defaultLocale,
  fallbackLng: defaultLocale,
  supportedLngs: localeCodes,
  defaultNS: 'common',
  fallbackNS: 'common',
  ns: [],
  initImmediate: false,
  returnNull: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

const clones = new Map<Locale, i18n>();

/** The instance that speaks `locale`. All instances share one store of texts. */
export function i18nFor(locale: Locale): i18n {
  const instance = clones.get(locale) ?? store.cloneInstance({ lng: locale, initImmediate: false });
  clones.set(locale, instance);
  return instance;
}

/** Adds the namespaces of a page, once each. */
export function addResources(connection: LocaleConnection | undefined): void {
  for (const { node } of connection?.edges ?? []) {
    const { language, ns, data } = node;
    if (!language || !ns || !data || store.hasResourceBundle(language, ns)) continue;
    store.addResourceBundle(language, ns, JSON.parse(data) as object);
  }
}

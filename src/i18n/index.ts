export { DocumentHead } from './document-head';
export { useFormatters, type Formatters } from './format';
export { LocaleProvider, useLocale } from './locale-context';
export { changeLocale } from './locale-store';
export { isLocale, localeCodes, locales, withoutTwinPrefix, type Locale } from './locales';
export { localize, useLocalized, type LocalizedText } from './localized';
export { addResources, i18nFor, type LocaleConnection } from './resources';
export { useTranslation } from './use-translation';

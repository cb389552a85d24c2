import type { Locale } from '../../src/i18n/locales';
import type { FileKey } from '../../src/i18n/text-keys';
import { text } from '../support/texts';
import type { Target } from './page-tools';

export const main: Target = { role: 'main' };
export const form: Target = { role: 'form' };

export const within = (outer: Target, target: Target): Target => ({ ...target, within: outer });

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Targets by role, named as in the language of the visitor. */
export const targetsIn = (locale: Locale) => {
  const common = (role: string, key: FileKey<'common'>): Target => ({
    role,
    name: text(locale, 'common', key),
  });
  const lists = (role: string, key: FileKey<'lists'>): Target => ({ role, name: text(locale, 'lists', key) });
  const conditions = (role: string, key: FileKey<'conditions'>): Target => ({
    role,
    name: text(locale, 'conditions', key),
  });
  const units = (role: string, key: FileKey<'units'>): Target => ({ role, name: text(locale, 'units', key) });
  const enquiries = (role: string, key: FileKey<'enquiries'>): Target => ({
    role,
    name: text(locale, 'enquiries', key),
  });
  return {
    common,
    lists,
    conditions,
    units,
    enquiries,
    /** A field of a form; its label is followed by marks and hints. */
    field: (role: 'textbox' | 'combobox', key: FileKey<'enquiries'>): Target => ({
      role,
      name: { source: `^${escaped(text(locale, 'enquiries', key))}` },
      within: form,
    }),
    send: within(form, enquiries('button', 'send')),
    searchField: { role: 'combobox', name: text(locale, 'search', 'label') } as Target,
    findButton: { role: 'button', name: text(locale, 'search', 'find') } as Target,
    /** “Show 3 homes”. */
    showResults: { role: 'button', name: { source: '^(اعرض|Show|لا )' } } as Target,
  };
};

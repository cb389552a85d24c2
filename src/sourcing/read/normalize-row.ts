import type { components } from '../../api-client/generated/schema';
import { isWholePlan, planTotal } from '../../domain/payment-plan';
import { isVisible } from '../../lib/visible-text';
import type { ContractProblem } from './contract-validator';
import { contentLanguages } from '../../lib/localized-text';

type Members = Record<string, unknown>;

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;

const isShown = (value: unknown): value is string => typeof value === 'string' && isVisible(value);

/**
 * A copy of a row in which a text of one language alone stands for both: a home with half a title is worth more to its
 * visitors than none. Addresses by language are left alone.
 * @returns the row, and where a language was filled in
 */
export function fillLanguages(row: unknown): { row: unknown; filled: ContractProblem[] } {
  const filled: ContractProblem[] = [];

  function visit(value: unknown, at: string): unknown {
    if (Array.isArray(value)) return value.map((item, index) => visit(item, `${at}/${index}`));
    if (!isObject(value)) return value;
    const known = contentLanguages.filter((language) => isShown(value[language]));
    const isText = Object.keys(value).every((name) => name === 'ar' || name === 'en') && !at.endsWith('url');
    const [language] = known;
    if (isText && known.length === 1 && language) {
      const missing = language === 'ar' ? 'en' : 'ar';
      if (value[missing] === undefined || value[missing] === null || typeof value[missing] === 'string') {
        filled.push({ at: `${at}/${missing}`, message: `is empty: the text of ${language} stands for it` });
        return { ...value, [missing]: value[language] };
      }
    }
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, visit(member, `${at}/${name}`)]),
    );
  }

  return { row: visit(row, ''), filled };
}

/**
 * A valid row without a payment plan whose shares do not add up to 100, which no schema can say.
 * @returns the row, and what was wrong with it
 */
export function removePartialPlan<T>(row: T): { row: T; removed: ContractProblem[] } {
  const { payment_plan: plan } = row as Partial<components['schemas']['Project']>;
  if (!plan || isWholePlan(plan)) return { row, removed: [] };
  const message = `is left out: its shares add up to ${planTotal(plan)} and not to 100`;
  return { row: { ...row, payment_plan: null }, removed: [{ at: '/payment_plan', message }] };
}

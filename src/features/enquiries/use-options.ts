import type { components } from '../../api-client/generated/schema';
import { useLocalized, useTranslation } from '../../i18n';
import { notListed, type FieldDefinition } from './forms';
import { offeredChoices, type ProjectChoice } from './project-choices';
import { useLookups, type Lookups } from './use-lookups';

type Urgency = components['schemas']['MaintenanceUrgency'];

/** All of the contract's, in the order in which they are offered. */
const urgencies = ['normal', 'urgent', 'emergency'] as const satisfies readonly Urgency[];

/**
 * Options of a select in the visitor's language: a lookup, which is fetched once `refetch` is true, values of the
 * contract, or the projects of the page.
 * @param value the current choice
 */
export function useOptions(
  { lookup, choices }: FieldDefinition,
  projects: readonly ProjectChoice[],
  value: string,
  refetch: boolean,
): Lookups {
  const { t } = useTranslation('enquiries');
  const localized = useLocalized();
  const lookups = useLookups(lookup, refetch);
  if (choices === 'urgency') {
    const options = urgencies.map((value) => ({ value, label: t(`urgencies.${value}`) }));
    return { options, failed: false };
  }
  if (choices === 'projects') {
    const known = offeredChoices(projects, value).map(({ id, name }) => ({
      value: id,
      label: localized(name),
    }));
    return { options: [...known, { value: notListed, label: t('notListed') }], failed: false };
  }
  return lookups;
}

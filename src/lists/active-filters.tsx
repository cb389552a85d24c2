import styled from 'styled-components';
import { useTranslation } from '../i18n';
import type { Conditions } from '../domain/conditions/condition';
import { askedConditions } from '../domain/conditions/match';
import { RiyalText, Tag } from '../ui';
import type { ConditionText } from './condition-texts';
import { markListNavigation } from './list-navigation';
import type { FilterAddress } from './use-filters';

export interface ActiveFilter {
  key: string;
  label: string;
  /** Address of the list without it. */
  to: string;
}

/** The filters of a list, as tags that remove them. */
export function ActiveFilters({ filters }: { filters: readonly ActiveFilter[] }) {
  const { t } = useTranslation('lists');
  if (filters.length === 0) return null;
  return (
    <Tags>
      {filters.map(({ key, label, to }) => (
        <Tag
          key={key}
          label={<RiyalText text={label} />}
          action={t('remove', { filter: label })}
          to={to}
          onClick={() => markListNavigation('removal')}
        />
      ))}
    </Tags>
  );
}

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
`;

/** The conditions of an address, in their order; each value of several is one of its own. */
export function toActiveFilters<Filters extends object>(
  rows: Conditions,
  { filters, hrefWith }: FilterAddress<Filters>,
  text: ConditionText,
): ActiveFilter[] {
  const without = (name: string, value?: unknown) => hrefWith({ [name]: value } as Partial<Filters>);
  return askedConditions(rows, filters).flatMap(([name, , value]): ActiveFilter[] =>
    Array.isArray(value)
      ? value.map((one: string) => ({
          key: `${name} ${one}`,
          label: text(name, [one]),
          to: without(
            name,
            value.filter((other) => other !== one),
          ),
        }))
      : [{ key: name, label: text(name, value), to: without(name) }],
  );
}

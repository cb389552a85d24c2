import { useLocalized, useTranslation } from '../../i18n';
import { askedConditions } from '../../domain/conditions/match';
import { unitConditions } from '../../domain/conditions/table';
import { routes } from '../../lib/routes';
import { searchCodecs, useUnitConditionTexts } from '../search';
import type { RememberedSearch } from './stored-visits';

/** A search in words, and the address that opens it. */
export function useSearchName({ project, query }: RememberedSearch): { name: string; address: string } {
  const { t } = useTranslation('visits');
  const localized = useLocalized();
  const conditions = searchCodecs.projects.parse(query);
  const text = useUnitConditionTexts(Boolean(conditions.city ?? conditions.district));
  const parts = [
    project ? localized(project.name) : t('allProjects'),
    ...askedConditions(unitConditions, conditions).map(([name, , value]) => text(name, value)),
  ];
  return {
    name: parts.join(t('separator')),
    address: project ? `${routes.project(project.slug)}${query}#units` : `${routes.projects}${query}`,
  };
}

import { format, useTranslation } from '../../../i18n';
import { useLicenceRule } from '../../licences';
import { useProjectPrice } from '../use-project-price';
import type { FoundProjectRow } from './found-project-row';

/** Text of a project's price: of the homes that match, where some were searched for. */
export function useFoundPrice() {
  const { t } = useTranslation('search');
  const projects = useTranslation('projects');
  const price = useProjectPrice();
  const licence = useLicenceRule();
  return (project: FoundProjectRow): string => {
    if (!project.found || licence(project).withheld) return price(project);
    const { matching, priceFrom } = project.found;
    return t('matchingFrom', {
      count: matching,
      price: projects.t('sar', { amount: format.integer(priceFrom) }),
    });
  };
}

import { format } from './format';
import { useTranslation } from './use-translation';

/**
 * A range of numbers as the language writes it: `152–250`, «من 152 إلى 250». Where both ends read the same, it is one
 * number.
 */
export function useRange() {
  const { t } = useTranslation();
  return ({ min, max }: { readonly min: number; readonly max: number }): string => {
    const [from, to] = [format.integer(min), format.integer(max)];
    return from === to ? from : t('range', { from, to });
  };
}

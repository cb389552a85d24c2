import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { Num, VisuallyHidden } from '../../ui';

interface CountedProps {
  /** Homes that the choice would leave; undefined while that is not known. */
  count: number | undefined;
  children: ReactNode;
}

/** A choice of a filter and the number of homes that it would leave. */
export function Counted({ count, children }: CountedProps) {
  const { t } = useTranslation('rentals');
  if (count === undefined) return children;
  return (
    <>
      {children}
      <Count aria-hidden="true">{count}</Count>
      <VisuallyHidden>
        {t('separator')}
        {t('count', { count })}
      </VisuallyHidden>
    </>
  );
}

const Count = styled(Num)`
  padding-inline-start: 6px;
  font-weight: 400;
  opacity: 0.75;
`;

import { useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { Button, createLazyComponent } from '../../ui';
import type { Costs } from './use-costs';

const CostControls = createLazyComponent(() => import('./cost-controls'));

interface ChangeCostsProps extends Pick<Costs, 'choices'> {
  /** The visitor has pressed the button already. */
  isOpenFirst?: boolean;
}

/** Opens what a visitor may change of an estimate; its code is loaded when it is touched. */
export function ChangeCosts({ choices, isOpenFirst = false }: ChangeCostsProps) {
  const { t } = useTranslation('costs');
  const [isOpen, setOpen] = useState(isOpenFirst);
  if (isOpen) return <CostControls choices={choices} />;
  return (
    <Scripted className="no-print">
      <Button
        variant="outline"
        small
        onPointerEnter={CostControls.preload}
        onFocus={CostControls.preload}
        onClick={() => setOpen(true)}
      >
        {t('choices')}
      </Button>
    </Scripted>
  );
}

const Scripted = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

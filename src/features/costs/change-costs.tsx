import { useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { Button, createLazyComponent } from '../../ui';
import type { Costs } from './use-costs';

const CostControls = createLazyComponent(() => import('./cost-controls'));

interface ChangeCostsProps extends Pick<Costs, 'choices'> {
  /** The visitor has pressed the button of the build already. */
  isTouched?: boolean;
}

/** Opens what a visitor may change of an estimate; its code is loaded when it is touched. */
export function ChangeCosts({ choices, isTouched = false }: ChangeCostsProps) {
  const { t } = useTranslation('costs');
  const [isOpen, setOpen] = useState(false);
  if (isOpen || isTouched) return <CostControls choices={choices} />;
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

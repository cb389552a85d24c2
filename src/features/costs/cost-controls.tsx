import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { format, useTranslation } from '../../i18n';
import { Button, Slider, Switch } from '../../ui';
import { costChoices, costLimits, useCostChoices } from './cost-choices';
import type { Costs } from './use-costs';

/** What a visitor may change of an estimate. Loaded on demand. */
export default function CostControls({ choices }: Pick<Costs, 'choices'>) {
  const { t } = useTranslation('costs');
  const hasChoices = Object.keys(useCostChoices()).length > 0;
  const group = useRef<HTMLDivElement>(null);
  // In place of the button that opened them.
  useEffect(() => group.current?.querySelector('input')?.focus({ preventScroll: true }), []);
  const percent = (value: number) => t('percent', { value: String(value) });
  return (
    <Controls ref={group} role="group" aria-label={t('choices')}>
      <Switch
        label={t('firstHome')}
        hint={t('firstHomeHint')}
        checked={choices.first_home}
        onChange={(first_home) => costChoices.change({ first_home })}
      />
      <Slider
        label={t('downPayment')}
        text={percent(choices.down_payment)}
        value={choices.down_payment}
        {...costLimits.down_payment}
        onChange={(down_payment) => costChoices.change({ down_payment })}
      />
      <Slider
        label={t('rate')}
        text={percent(choices.rate)}
        value={choices.rate}
        {...costLimits.rate}
        onChange={(rate) => costChoices.change({ rate })}
      />
      <Slider
        label={t('term')}
        text={t('years', { count: choices.years, formatted: format.integer(choices.years) })}
        value={choices.years}
        {...costLimits.years}
        onChange={(years) => costChoices.change({ years })}
      />
      {hasChoices && (
        <Button variant="outline" small onClick={costChoices.clear}>
          {t('clear')}
        </Button>
      )}
    </Controls>
  );
}

const Controls = styled.div`
  display: grid;
  gap: var(--s4);
  justify-items: stretch;
  inline-size: 100%;
  padding: var(--s5);
  background: var(--sand-100);
`;

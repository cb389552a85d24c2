import { useState, type ComponentProps, type MouseEvent } from 'react';
import { loadWithRetry } from '../../browser/lazy-module';
import { valueKey } from '../../lib/value-key';
import { createPrerendered } from '../../ui';
import { useCostSearch } from './cost-search';
import { CostSection } from './cost-section';
import { CostSummary } from './cost-summary';

const loadCosts = () => import('./unit-costs');

const Section = createPrerendered(process.env['BUILD_STAGE'] !== 'build-javascript' && CostSection, () =>
  loadCosts().then((module) => module.CostSection),
);
const Summary = createPrerendered(process.env['BUILD_STAGE'] !== 'build-javascript' && CostSummary, () =>
  loadCosts().then((module) => module.CostSummary),
);

const preload = () => void Section.load().catch(() => undefined);

/** What a home costs, in the HTML; its code is loaded when it is touched, or where the visitor's figures are others. */
export function UnitCosts({ unit, asOf }: Omit<ComponentProps<typeof CostSection>, 'isTouched'>) {
  const [first] = useState({ unit: valueKey(unit), asOf });
  const [isTouched, setTouched] = useState(false);
  // A home that is read again and the same needs no code for a later time.
  const readAt = valueKey(unit) === first.unit ? first.asOf : asOf;
  const openChoices = ({ target }: MouseEvent) => {
    if (!isTouched && target instanceof Element && target.closest('button'))
      loadWithRetry(Section, () => setTouched(true));
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button in it is pressed, by a key as well
    <div onPointerEnter={preload} onFocus={preload} onClick={openChoices}>
      <Section unit={unit} asOf={readAt} isTouched={isTouched} isStale={useCostSearch() !== ''} />
    </div>
  );
}

/** The line below the price, in the same way. */
export const UnitCostSummary = ({ unit }: Pick<ComponentProps<typeof CostSummary>, 'unit'>) => (
  <Summary unit={unit} isStale={useCostSearch() !== ''} />
);

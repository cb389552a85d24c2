import styled from 'styled-components';
import { createLazyModule } from '../../browser/lazy-module';
import { useLazyModule } from '../../browser/use-lazy-module';
import { useLinkWithCosts } from '../costs';
import { loadPrintedUnit, ShareAndPrint, UnitActions, useUnitLink } from '../units';
import type { UnitDetails } from './unit-page-data';

/** Not in the HTML: without scripts the page itself is printed. */
const printedUnit = createLazyModule(loadPrintedUnit);

type UnitToolsProps = Pick<UnitDetails, 'project' | 'building' | 'unit' | 'media'> & {
  asOf: string;
  /** The form is about other units. */
  isSold: boolean;
};

/** The actions of the unit's sheet, on its page. */
export function UnitTools({ isSold, ...panel }: UnitToolsProps) {
  const { title, link: unitLink } = useUnitLink(panel.project, panel.building, panel.unit);
  const link = useLinkWithCosts(unitLink);
  const printed = useLazyModule(printedUnit);
  return (
    <Aligned>
      <UnitActions {...panel} interest={isSold ? undefined : { href: '#interest' }}>
        <ShareAndPrint title={title} link={link} />
      </UnitActions>
      {printed && <printed.PrintedUnit {...panel} title={title} link={link} />}
    </Aligned>
  );
}

/** Without the padding that the actions have in a panel, and from the start of each line. */
const Aligned = styled.div`
  & > div {
    justify-content: flex-start;
    padding: 0;
  }
`;

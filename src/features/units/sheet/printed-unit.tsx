import { createPortal } from 'react-dom';
import styled, { createGlobalStyle } from 'styled-components';
import { useLocalized } from '../../../i18n';
import { useBrand } from '../../../seo';
import { PrintedColumns, RiyalText } from '../../../ui';
import { toPricedUnit, PrintedCosts } from '../../costs';
import { Licence } from '../../licences';
import { PrintedOfferSource } from '../../organization';
import { printedAddress } from '../printed-offer';
import { getPrice } from '../unit';
import { UnitFacts } from '../unit-facts';
import type { UnitPanelProps } from '../unit-panel';
import { useUnitMedia } from '../use-unit-media';
import { useUnitTexts } from '../use-unit-texts';

interface PrintedUnitProps extends Omit<UnitPanelProps, 'heading' | 'children'> {
  title: string;
  link: string;
}

/** The unit on one printed page, in place of the rest of the page; hidden on screens. */
export function PrintedUnit({ project, building, unit, media, title, link, asOf }: PrintedUnitProps) {
  const localized = useLocalized();
  const texts = useUnitTexts();
  const brand = useBrand();
  const { drawing } = useUnitMedia(unit, media);
  return createPortal(
    <Paper data-paper>
      <PrintOnlyPaper />
      <Line>
        <strong>{localized(brand.name)}</strong>
        <span>{localized(project.name)}</span>
      </Line>
      <h1>{title}</h1>
      <Line>
        <strong>
          <RiyalText text={texts.priceOf(unit)} />
        </strong>
        <span>{texts.state(unit.state)}</span>
      </Line>
      {drawing && <img src={drawing.full.src} alt={drawing.alt} />}
      {drawing?.words?.content}
      <UnitFacts unit={{ ...unit, building: building.name }} />
      <PrintedCosts unit={toPricedUnit(project, unit)} asOf={asOf} />
      <PrintedColumns>
        <PrintedOfferSource
          link={link}
          code={printedAddress(link, { price: getPrice(unit), state: unit.state, asOf })}
          asOf={asOf}
        />
        <Licence of={project} />
      </PrintedColumns>
    </Paper>,
    document.body,
  );
}

const PrintOnlyPaper = createGlobalStyle`
  @media print {
    body > :not([data-paper]) { display: none !important; }
  }
`;

const Paper = styled.div`
  display: none;
  @media print {
    display: flex;
    flex-direction: column;
    gap: 10px;
    /* The plan shrinks, and what still does not fit goes on to another sheet: nothing is cut. */
    max-block-size: 100vh;
    color: #000;
  }
  & > * {
    flex: none;
  }
  h1 {
    font-size: 18pt;
  }
  & > img {
    flex: 0 1 92mm;
    min-block-size: 40mm;
    inline-size: 100%;
    object-fit: contain;
  }
`;

const Line = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 24px;
`;

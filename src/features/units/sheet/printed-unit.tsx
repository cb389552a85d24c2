/** The unit on one page of paper: seen only there, in place of everything else. */
import { createPortal } from 'react-dom';
import { createGlobalStyle } from 'styled-components';
import { useDates, useLocalized, useTranslation } from '../../../i18n';
import { useBrand } from '../../../seo';
import { QrCode } from '../../../ui';
import { Licence } from '../../licences';
import { UnitFacts } from '../unit-facts';
import type { UnitPanelProps } from '../unit-panel';
import { useUnitMedia } from '../use-unit-media';
import { useUnitTexts } from '../use-unit-texts';
import { Code, Line, Paper } from './printed-unit.styles';

interface PrintedUnitProps extends Omit<UnitPanelProps, 'heading' | 'children' | 'asOf'> {
  title: string;
  link: string;
  asOf: string;
}

export function PrintedUnit({ project, building, unit, media, title, link, asOf }: PrintedUnitProps) {
  const { t } = useTranslation('units');
  const localized = useLocalized();
  const dates = useDates();
  const texts = useUnitTexts();
  const brand = useBrand();
  const { drawing } = useUnitMedia(unit, media);
  return createPortal(
    <Paper data-paper>
      <OnlyPaper />
      <Line>
        <strong>{localized(brand.name)}</strong>
        <span>{localized(project.name)}</span>
      </Line>
      <h1>{title}</h1>
      <Line>
        <strong>{texts.priceOf(unit)}</strong>
        <span>{texts.state(unit.state)}</span>
      </Line>
      {drawing && <img src={drawing.full.src} alt={drawing.alt} />}
      {drawing?.words?.content}
      <UnitFacts unit={{ ...unit, building: building.name }} />
      <Code>
        <QrCode text={link} label={t('explorer.scan')} size={112} />
        <div>
          <p>{t('explorer.asOf', { date: dates.dateTime(asOf) })}</p>
          <p>{t('explorer.scan')}</p>
          <p dir="ltr">{link}</p>
        </div>
      </Code>
      <Licence of={project} />
    </Paper>,
    document.body,
  );
}

const OnlyPaper = createGlobalStyle`
  @media print {
    body > :not([data-paper]) { display: none !important; }
  }
`;

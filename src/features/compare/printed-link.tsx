/** On paper: the code that leads back to the comparison. One page holds it all, on its side. */
import styled, { createGlobalStyle } from 'styled-components';
import { useLocalized, useTranslation, type LocalizedText } from '../../i18n';
import { QrCode } from '../../ui';
import type { UnitRef } from '../shortlist';
import { useCompareLink } from './use-compare-link';

interface PrintedLinkProps {
  refs: readonly UnitRef[];
  /** Whose homes they are. */
  publisher: LocalizedText;
}

export function PrintedLink({ refs, publisher }: PrintedLinkProps) {
  const { t } = useTranslation('compare');
  const localized = useLocalized();
  const link = useCompareLink(refs);
  return (
    <Paper>
      <OnPaper />
      <QrCode text={link} label={t('scan')} size={64} />
      <div>
        <p>
          <strong>{localized(publisher)}</strong>
        </p>
        <p>{t('scan')}</p>
        <p dir="ltr">{link}</p>
      </div>
    </Paper>
  );
}

const OnPaper = createGlobalStyle`
  @media print {
    @page { size: A4 landscape; margin: 10mm; }
    #main ~ footer, #main nav, #main header p { display: none !important; }
    header:has(~ #main) { display: none !important; }
    #main > div { padding: 0; }
    #main header { padding-block-end: 8px; }
    #main h1 { font-size: 15pt; }
  }
`;

const Paper = styled.div`
  display: none;
  @media print {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 12px;
    font-size: 8pt;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
`;

import { createGlobalStyle } from 'styled-components';
import { useLocalized, useTranslation } from '../../i18n';
import type { LocalizedText } from '../../lib/localized-text';
import { PrintedSource } from '../../ui';

interface PrintedLinkProps {
  /** Address of the comparison. */
  link: string;
  /** Name of the developer. */
  publisher: LocalizedText;
}

/** On paper only: a QR code of the comparison; with what the homes cost it is higher than wide. */
export function PrintedLink({ link, publisher }: PrintedLinkProps) {
  const { t } = useTranslation('compare');
  const localized = useLocalized();
  return (
    <>
      <PrintStyle />
      <PrintedSource link={link} scan={t('scan')}>
        <p>
          <strong>{localized(publisher)}</strong>
        </p>
      </PrintedSource>
    </>
  );
}

const PrintStyle = createGlobalStyle`
  @media print {
    @page { size: A4; margin: 10mm; }
    #main ~ footer, #main nav, #main header p { display: none !important; }
    header:has(~ #main) { display: none !important; }
    #main > div { padding: 0; }
    #main header { padding-block-end: 8px; }
    #main h1 { font-size: 15pt; }
  }
`;

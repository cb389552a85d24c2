import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { PrintButton, ShareButton } from '../../ui';

interface ShareAndPrintProps {
  /** Of the unit. */
  title: string;
  link: string;
}

/** Buttons on a line of their own: shares the address of a unit, and prints its sheet. */
export function ShareAndPrint({ title, link }: ShareAndPrintProps) {
  const { t } = useTranslation('units');
  return (
    <Line>
      <ShareButton
        title={title}
        link={link}
        labels={{ share: t('explorer.shareUnit'), copied: t('explorer.copied') }}
      />
      <PrintButton label={t('explorer.print')} />
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  inline-size: 100%;
`;

import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { routes } from '../../lib/routes';
import { ArrowUpRightIcon, Num, OuterTextLink, QrCode, Link } from '../../ui';
import type { Licensed } from './licence-data';
import { LicenceNotice } from './licence-notice';
import { useLicenceState } from './licence-state';
import { useLicenceTexts } from './use-licence-texts';

/** The question of the FAQ about it, by the name of its file. */
const offPlanAnswer = `${routes.faq}#off-plan`;

interface LicenceProps {
  of: Licensed;
  /** Shows whom to ask where the licence is missing or expired; false where the page does so already. */
  notice?: boolean;
}

/** Kind, number and expiry date, the link and QR code that verify it, and a notice where it is not valid. */
export function Licence({ of, notice = true }: LicenceProps) {
  const { t } = useTranslation();
  const state = useLicenceState(of);
  const words = useLicenceTexts();
  const { status, licence } = state;
  return (
    <Stack>
      {licence && (
        <Box>
          {licence.url && (
            <QrCode text={licence.url} label={t('licence.qr', { number: licence.number })} size={88} />
          )}
          <div>
            <p>{words.kind(licence)}</p>
            <p>
              <Num>{licence.number}</Num> <span>{words.until(state, licence)}</span>
            </p>
            {licence.url && (
              <OuterTextLink href={licence.url} target="_blank">
                {words.verify(licence)}
                <ArrowUpRightIcon size={16} />
              </OuterTextLink>
            )}
          </div>
        </Box>
      )}
      {status === 'valid' && licence?.kind === 'off_plan' && (
        <OffPlan>
          {t('licence.offPlan')} <Link to={offPlanAnswer}>{t('licence.offPlanMore')}</Link>
        </OffPlan>
      )}
      {notice && status !== 'valid' && <LicenceNotice of={of} />}
    </Stack>
  );
}

const OffPlan = styled.p`
  font-size: var(--fs-sm);
  line-height: 1.6;
  color: var(--stone-700);
  a {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  @media print {
    font-size: 8pt;
    line-height: 1.5;
  }
`;

const Stack = styled.div`
  display: grid;
  gap: var(--s4);
  min-inline-size: 0;
  @media print {
    align-content: start;
    gap: 4px;
  }
`;

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--s4);
  font-size: var(--fs-sm);
  line-height: 1.6;
  color: var(--stone-700);
  overflow-wrap: anywhere;
  break-inside: avoid;
  & > :only-child {
    grid-column: 1 / -1;
  }
  p span:last-child::before {
    content: '· ';
  }
  a {
    font-weight: 400;
  }
  @media print {
    gap: 12px;
    font-size: 8pt;
    line-height: 1.5;
    color: #000;
    a {
      display: inline;
    }
    .icon {
      display: none;
    }
  }
`;

import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { Num } from '../../ui';
import type { Licensed } from './licence-data';
import { useLicenceState } from './licence-state';
import { useLicenceTexts } from './use-licence-texts';

/** Kind, number and expiry date in one line, for cards, tables and print. */
export function LicenceLine({ of }: { of: Licensed }) {
  const { t } = useTranslation();
  const state = useLicenceState(of);
  const words = useLicenceTexts();
  const { status, licence } = state;
  return (
    <Line $valid={status === 'valid'}>
      {licence ? (
        <>
          {words.kind(licence)} <Num>{licence.number}</Num> <span>{words.until(state, licence)}</span>
        </>
      ) : (
        t('licence.missing')
      )}
    </Line>
  );
}

const Line = styled.p<{ $valid: boolean }>`
  padding-block-start: var(--s2);
  font-size: var(--fs-xs);
  line-height: 1.7;
  overflow-wrap: anywhere;
  color: ${({ $valid }) => ($valid ? 'var(--stone)' : 'var(--warning-700)')};
  span:last-child::before {
    content: '· ';
  }
`;

/** Without JavaScript a form cannot be sent; the phone and WhatsApp can be used. */
import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { Note } from '../../ui';
import { OtherWays } from './other-ways';

export function NoScriptNote() {
  const { t } = useTranslation('enquiries');
  return (
    <noscript>
      <Before>
        <Note title={t('noScript')}>
          <OtherWays />
        </Note>
      </Before>
    </noscript>
  );
}

const Before = styled.div`
  padding-block-end: var(--s5);
`;

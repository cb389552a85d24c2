/** Without JavaScript a form cannot be sent; the phone and WhatsApp can be used. */
import { useTranslation } from '../../i18n';
import { Note } from '../../ui';
import { OtherWays } from './other-ways';

export function NoScriptNote() {
  const { t } = useTranslation('enquiries');
  return (
    <noscript>
      <Note title={t('noScript')}>
        <OtherWays />
      </Note>
    </noscript>
  );
}

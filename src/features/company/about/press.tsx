import { useTranslation } from '../../../i18n';
import { Actions, Lead, Num, OuterTextLink, Section } from '../../../ui';
import { useOrganization } from '../../organization';

/** For those who write about the company: its logo, whose facts stand above, and whom to ask. */
export function Press() {
  const { t } = useTranslation();
  const email = useOrganization()?.email;
  return (
    <Section heading={t('press.heading')} id="press">
      <Lead>{t('press.lead')}</Lead>
      <Actions className="no-print">
        <OuterTextLink href="/brand/logo.svg" download>
          {t('press.logo')}
        </OuterTextLink>
        <OuterTextLink href="/brand/logo-white.svg" download>
          {t('press.logoWhite')}
        </OuterTextLink>
        {email && (
          <OuterTextLink href={`mailto:${email}`}>
            {t('press.contact')} <Num>{email}</Num>
          </OuterTextLink>
        )}
      </Actions>
    </Section>
  );
}

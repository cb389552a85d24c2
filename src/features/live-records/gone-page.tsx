/** In place of a record that is no longer published: that it is so, whom to ask, and what there is instead. */
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n';
import { telHref, whatsappHref } from '../../lib/phone';
import { routes } from '../../lib/routes';
import {
  Actions,
  ButtonLink,
  CardGrid,
  Container,
  Page,
  PageHead,
  PhoneIcon,
  Section,
  WhatsAppIcon,
  type Crumb,
} from '../../ui';
import { useChatNumber, useOrganisation } from '../organisation';
import { useGoneHead } from './use-live-head';

interface GonePageProps {
  /** The list that it was in. */
  way: Crumb;
  /** What it was called. */
  name: string;
  /** That it is gone, in words. */
  title: string;
  lead: string;
  /** Whether people ask about such things: about homes, not about articles. */
  contact: boolean;
  /** Over the cards of what there is instead. */
  heading: string;
  /** Those cards, a list item each. */
  cards: ReactNode[];
}

export function GonePage({ way, name, title, lead, contact, heading, cards }: GonePageProps) {
  const { t } = useTranslation();
  useGoneHead(title);
  return (
    <Page>
      <PageHead way={[way]} crumb={name} title={title} lead={lead} />
      <Container>
        <Actions>
          {contact && <ContactWays />}
          <ButtonLink to={way.to ?? routes.home} variant="outline">
            {t('gone.all', { list: way.label })}
          </ButtonLink>
        </Actions>
      </Container>
      {cards.length > 0 && (
        <Section tone="sand" heading={heading} id="similar">
          <CardGrid>{cards}</CardGrid>
        </Section>
      )}
    </Page>
  );
}

/** The general form, a chat, a call: what the profile offers. */
function ContactWays() {
  const { t } = useTranslation();
  const phone = useOrganisation()?.phone1;
  const chat = useChatNumber();
  return (
    <>
      <ButtonLink to={routes.interest}>{t('nav.interest')}</ButtonLink>
      {chat && (
        <ButtonLink variant="outline" to={whatsappHref(chat)}>
          <WhatsAppIcon />
          {t('whatsapp')}
        </ButtonLink>
      )}
      {phone && (
        <ButtonLink variant="outline" to={telHref(phone)}>
          <PhoneIcon />
          {t('gone.call')}
        </ButtonLink>
      )}
    </>
  );
}

import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { telHref, whatsappHref } from '../../lib/phone';
import { Button, ButtonLink, useCopy } from '../../ui';
import { useOrganization } from '../organization';

interface UndeliveredEnquiryProps {
  reason: 'expired' | 'rejected' | 'removed';
  /** The request in the visitor's words. */
  text: string;
  /** Sends it without the project or unit that is no longer offered. */
  onSendGeneral?: () => void;
  /** Puts it back into its form. */
  onEdit?: () => void;
  /** The visitor has dealt with it. */
  onDone?: () => void;
}

/** Keys of the title and the hint. */
const texts = {
  expired: ['outbox.expired', 'outbox.expiredHint'],
  rejected: ['outbox.rejected', 'outbox.rejectedHint'],
  removed: ['outbox.removed', 'outbox.removedHint'],
} as const;

/** An enquiry that was not delivered: the reason, its text to copy, phone and WhatsApp. */
export function UndeliveredEnquiry({ reason, text, onSendGeneral, onEdit, onDone }: UndeliveredEnquiryProps) {
  const { t } = useTranslation();
  const { phone1, whatsapp } = useOrganization() ?? {};
  // Where the browser refuses, the text is there to be selected by hand.
  const { copied, copy } = useCopy(text);
  const [title, hint] = texts[reason];
  return (
    <Stack>
      <strong>{t(title)}</strong>
      <span>{t(hint)}</span>
      <Text dir="auto">{text}</Text>
      <Row>
        {onSendGeneral && (
          <Button small onClick={onSendGeneral}>
            {t('outbox.sendAsGeneral')}
          </Button>
        )}
        {whatsapp && (
          <ButtonLink small variant={onSendGeneral && 'outline'} to={whatsappHref(whatsapp, text)}>
            {t('outbox.sendOnWhatsApp')}
          </ButtonLink>
        )}
        {phone1 && (
          <ButtonLink small variant="outline" to={telHref(phone1)}>
            {t('outbox.call')}
          </ButtonLink>
        )}
        <Button small variant="outline" onClick={copy}>
          {t(copied ? 'outbox.copied' : 'outbox.copy')}
        </Button>
        {onEdit && (
          <Button small variant="outline" onClick={onEdit}>
            {t('outbox.backToForm')}
          </Button>
        )}
        {onDone && (
          <Button small variant="outline" onClick={onDone}>
            {t('outbox.discard')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: var(--s3);
`;

const Text = styled.p`
  padding: var(--s3);
  background: var(--sand-100);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
`;

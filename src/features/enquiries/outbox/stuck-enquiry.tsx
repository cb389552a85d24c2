/** An enquiry that does not arrive: why, its words, ready to paste, and the other ways to the company. */
import { useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../../i18n';
import { telHref, whatsappHref } from '../../../lib/phone';
import { Button, ButtonLink } from '../../../ui';
import { useOrganization } from '../../organization';

interface StuckEnquiryProps {
  why: 'expired' | 'rejected' | 'gone';
  /** The request in the visitor's words. */
  text: string;
  /** Sends it without what is not offered any more. */
  onGeneral?: () => void;
  /** Puts it back into its form. */
  onEdit?: () => void;
  /** The visitor has dealt with it. */
  onDone?: () => void;
}

const words = {
  expired: ['outbox.stuck', 'outbox.stuckHint'],
  rejected: ['outbox.rejected', 'outbox.rejectedHint'],
  gone: ['outbox.gone', 'outbox.goneHint'],
} as const;

export function StuckEnquiry({ why, text, onGeneral, onEdit, onDone }: StuckEnquiryProps) {
  const { t } = useTranslation();
  const { phone1, whatsapp } = useOrganization() ?? {};
  const [isCopied, setCopied] = useState(false);
  const [title, hint] = words[why];
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined, // the text stands there to be marked by hand
    );
  return (
    <Stack>
      <strong>{t(title)}</strong>
      <span>{t(hint)}</span>
      <Words dir="auto">{text}</Words>
      <Row>
        {onGeneral && (
          <Button small onClick={onGeneral}>
            {t('outbox.general')}
          </Button>
        )}
        {whatsapp && (
          <ButtonLink small variant={onGeneral && 'outline'} to={whatsappHref(whatsapp, text)}>
            {t('outbox.write')}
          </ButtonLink>
        )}
        {phone1 && (
          <ButtonLink small variant="outline" to={telHref(phone1)}>
            {t('outbox.call')}
          </ButtonLink>
        )}
        <Button small variant="outline" onClick={copy}>
          {t(isCopied ? 'outbox.copied' : 'outbox.copy')}
        </Button>
        {onEdit && (
          <Button small variant="outline" onClick={onEdit}>
            {t('outbox.edit')}
          </Button>
        )}
        {onDone && (
          <Button small variant="outline" onClick={onDone}>
            {t('outbox.forget')}
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

const Words = styled.p`
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

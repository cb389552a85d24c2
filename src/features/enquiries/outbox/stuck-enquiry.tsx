/** An enquiry that never arrived: its words, ready to paste, and the other ways to the company. */
import { useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../../i18n';
import { telHref, whatsappHref } from '../../../lib/phone';
import { Button, ButtonLink } from '../../../ui';
import { useOrganisation } from '../../organisation';

interface StuckEnquiryProps {
  /** The request in the visitor's words. */
  text: string;
  /** The visitor has dealt with it. */
  onDone: () => void;
}

export function StuckEnquiry({ text, onDone }: StuckEnquiryProps) {
  const { t } = useTranslation();
  const { phone1, whatsapp } = useOrganisation() ?? {};
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined, // the text stands there to be marked by hand
    );
  return (
    <Stack>
      <strong>{t('outbox.stuck')}</strong>
      <span>{t('outbox.stuckHint')}</span>
      <Words dir="auto">{text}</Words>
      <Row>
        {whatsapp && (
          <ButtonLink small to={whatsappHref(whatsapp, text)}>
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
        <Button small variant="outline" onClick={onDone}>
          {t('outbox.forget')}
        </Button>
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

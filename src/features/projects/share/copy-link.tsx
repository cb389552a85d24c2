/** The link to read and to copy. */
import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../../i18n';
import { Button, CopyIcon, TextInput } from '../../../ui';

export function CopyLink({ link }: { link: string }) {
  const { t } = useTranslation('projects');
  const id = useId();
  const [copied, setCopied] = useState(false);
  useEffect(() => setCopied(false), [link]);
  const copy = () => {
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false), // refused: the link stands beside the button
    );
  };
  return (
    <Field>
      <label htmlFor={id}>{t('share.link')}</label>
      <div>
        <TextInput
          id={id}
          readOnly
          dir="ltr"
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="secondary" onClick={copy}>
          <CopyIcon />
          <span aria-live="polite">{copied ? t('share.copied') : t('share.copy')}</span>
        </Button>
      </div>
    </Field>
  );
}

const Field = styled.div`
  display: grid;
  gap: 6px;
  padding-block-end: 12px;
  label {
    font-size: 0.9375rem;
    font-weight: 500;
    line-height: 1.6;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  input {
    flex: 1 1 200px;
    min-inline-size: 0;
    text-overflow: ellipsis;
  }
`;

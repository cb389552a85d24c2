/** One of the five forms, with what became of it beside it. */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { useLocale, useTranslation } from '../../i18n';
import { from } from '../../theme';
import { Button, Note, Num } from '../../ui';
import { EnquiryField } from './enquiry-field';
import { forms, type EnquiryContext, type EnquiryKind, type FieldDefinition } from './forms';
import { NoScriptNote } from './no-script-note';
import { useEnquiry } from './use-enquiry';

interface EnquiryFormProps {
  kind: EnquiryKind;
  /** Project or unit that the enquiry is about. */
  about?: Pick<EnquiryContext, 'project_id' | 'unit_id'>;
  /** Path of the page, which the company sees. */
  path: string;
}

export function EnquiryForm({ kind, about, path }: EnquiryFormProps) {
  const { t } = useTranslation('enquiries');
  const { code } = useLocale();
  const { state, send } = useEnquiry(kind, { ...about, locale: code, page_path: path });
  const form = useRef<HTMLFormElement>(null);
  // Until the page is awake a press of the button would put what was typed into the address.
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  useEffect(() => {
    if (state.step === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (state.step === 'delivered') form.current?.reset();
  }, [state]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)];
    void send(
      Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? value : ''])),
    );
  };
  const fields: [string, FieldDefinition][] = Object.entries(forms[kind]);
  const sending = state.step === 'sending';
  return (
    <Form ref={form} onSubmit={submit} noValidate method="post" aria-label={t(`kinds.${kind}`)}>
      <NoScriptNote />
      {fields.map(([name, definition]) => (
        <EnquiryField
          key={name}
          name={name}
          definition={definition}
          fault={state.step === 'refused' ? state.faults[name] : undefined}
        />
      ))}
      <Wide>
        <Button type="submit" busy={sending} disabled={!awake || sending}>
          {sending ? t('sending') : t('send')}
        </Button>
      </Wide>
      <Wide role="status">
        {state.step === 'delivered' && (
          <Note $tone="success">
            <strong>{t('delivered')}</strong>
            <span>
              {t('reference')} <Num>{state.reference}</Num>
            </span>
          </Note>
        )}
        {state.step === 'failed' && (
          <Note $tone="error">
            <strong>{t('failed')}</strong>
            <span>{t('failedHint')}</span>
          </Note>
        )}
      </Wide>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--s5) var(--gap);
  max-width: 760px;
  ${from('forms')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > :has(textarea) {
      grid-column: 1 / -1;
    }
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;

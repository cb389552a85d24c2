/** One of the five forms, with what became of it beside it. */
import { useEffect, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { useLocale, useTranslation } from '../../i18n';
import { Button, FieldGrid, VisuallyHidden, Wide } from '../../ui';
import { Consent } from './consent';
import { EnquiryField } from './enquiry-field';
import { EnquiryStatus } from './enquiry-status';
import { ErrorSummary } from './error-summary';
import type { EnquiryContext, EnquiryKind } from './forms';
import { NoScriptNote } from './no-script-note';
import { trapField } from './spam';
import { useEnquiry } from './use-enquiry';

export interface EnquiryFormProps {
  kind: EnquiryKind;
  /** Project or unit that the enquiry is about. */
  about?: Pick<EnquiryContext, 'project_id' | 'unit_id'>;
  /** Path of the page, which the company sees. */
  path: string;
}

export function EnquiryForm({ kind, about, path }: EnquiryFormProps) {
  const { t } = useTranslation('enquiries');
  const { code } = useLocale();
  const context = { ...about, locale: code, page_path: path };
  const { form, fields, typed, step, refusals, ...enquiry } = useEnquiry(kind, context);
  const { outcome, engine, checks, noteTyping, send } = enquiry;
  // Until the page answers, a press of a submit button would leave the page, and what was typed.
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(false);
  };
  const sending = step === 'sending';
  const faulty = fields.flatMap(([name]) => (checks.faults[name] ? [name] : []));
  return (
    <form
      ref={form}
      onSubmit={submit}
      onInput={noteTyping}
      noValidate
      method="post"
      aria-label={t(`kinds.${kind}`)}
    >
      <NoScriptNote />
      <FieldGrid>
        {step === 'refused' && faulty.length > 0 && (
          <ErrorSummary key={refusals} kind={kind} names={faulty} />
        )}
        {fields.map(([name, definition]) => (
          <EnquiryField
            key={name}
            kind={kind}
            name={name}
            definition={definition}
            value={typed[name] ?? ''}
            fault={checks.faults[name]}
            touched={checks.touched[name]}
            readOnly={sending}
            quiet={step === 'refused' || sending}
            engine={engine}
          />
        ))}
        <VisuallyHidden aria-hidden>
          <input name={trapField} tabIndex={-1} autoComplete="off" />
        </VisuallyHidden>
        <Consent />
        <SendRow>
          <Button
            type={awake ? 'submit' : 'button'}
            onClick={awake ? undefined : () => void send(false)}
            busy={sending}
          >
            {sending ? t('sending') : t('send')}
          </Button>
          <EnquiryStatus step={step} outcome={outcome} onConfirm={() => void send(true)} />
        </SendRow>
      </FieldGrid>
    </form>
  );
}

const SendRow = styled(Wide)`
  @media (scripting: none) {
    display: none;
  }
`;

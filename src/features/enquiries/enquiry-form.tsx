/** One of the five forms, with what became of it beside it. */
import { useEffect, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { useLocale, useTranslation } from '../../i18n';
import { Button, FieldGrid, VisuallyHidden, Wide } from '../../ui';
import { Consent } from './consent';
import { EnquiryField } from './enquiry-field';
import { EnquiryStatus } from './enquiry-status';
import type { EnquiryContext, EnquiryKind } from './forms';
import { NoScriptNote } from './no-script-note';
import { honeypotField } from './spam';
import { useEnquiry } from './use-enquiry';
import type { ProjectChoice } from './project-choices';
import type { Prefill } from './use-prefill';

export interface EnquiryFormProps {
  kind: EnquiryKind;
  /** Project or unit that the enquiry is about. */
  about?: Pick<EnquiryContext, 'project_id' | 'unit_id'>;
  /** Path of the page, which the company sees. */
  path: string;
  /** Projects to choose from, where the form asks for one. */
  projects?: readonly ProjectChoice[];
  /** What the page knows already of what the visitor wants, by the names of fields. */
  prefill?: Prefill;
}

export function EnquiryForm({ kind, about, path, projects, prefill }: EnquiryFormProps) {
  const { t } = useTranslation('enquiries');
  const { code } = useLocale();
  const context = { ...about, locale: code, page_path: path };
  const { form, fields, typed, step, refusals, returned, ...enquiry } = useEnquiry(kind, context, prefill);
  const { outcome, engine, checks, handleInput, send, sendGeneral } = enquiry;
  const { Receipts, ErrorSummary } = engine ?? {};
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
    <>
      <form
        ref={form}
        onSubmit={submit}
        onInput={handleInput}
        noValidate
        method="post"
        aria-label={t(`kinds.${kind}`)}
      >
        <NoScriptNote />
        <FieldGrid>
          {ErrorSummary && step === 'refused' && faulty.length > 0 && (
            <ErrorSummary key={refusals} kind={kind} names={faulty} late={returned?.late} />
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
              projects={projects}
              engine={engine}
            />
          ))}
          <VisuallyHidden aria-hidden>
            <input name={honeypotField} tabIndex={-1} autoComplete="off" />
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
            <EnquiryStatus
              engine={engine}
              step={step}
              outcome={outcome}
              returned={returned}
              onConfirm={() => void send(true)}
              onGeneral={() => void sendGeneral()}
            />
          </SendRow>
        </FieldGrid>
      </form>
      {Receipts && <Receipts />}
    </>
  );
}

const SendRow = styled(Wide)`
  @media (scripting: none) {
    display: none;
  }
`;

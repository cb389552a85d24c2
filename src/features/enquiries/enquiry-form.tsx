import type { FormEvent } from 'react';
import styled from 'styled-components';
import { useHydrated } from '../../browser/hydration';
import { useLocale, useTranslation } from '../../i18n';
import { Button, FieldGrid, ErrorBoundary, VisuallyHidden, Wide } from '../../ui';
import { Consent } from './consent';
import { FormUnavailable, NoScriptNote } from './contact-links';
import { EnquiryField } from './enquiry-field';
import { EnquiryStatus } from './enquiry-status';
import type { EnquiryContext, EnquiryKind, FormValues } from './forms';
import type { ProjectChoice } from './project-choices';
import { honeypotField } from './spam';
import { useEnquiry } from './use-enquiry';
import { useSearchWords } from './use-search-words';
import { usePrefill, type Prefill } from './use-prefill';

export interface EnquiryFormProps {
  kind: EnquiryKind;
  /** Project or unit that the enquiry is about. */
  about?: Pick<EnquiryContext, 'project_id' | 'unit_id'>;
  /** Path of the page, which the company sees. */
  path: string;
  /** Projects to choose from, where the form has that field. */
  projects?: readonly ProjectChoice[];
  /** What the page already knows of the answers, by the names of fields. */
  prefill?: Prefill;
  /** What follows from answers. */
  suggest?: (values: FormValues) => FormValues;
}

/** One of the five forms; where it fails to render, phone and WhatsApp. */
export const EnquiryForm = (props: EnquiryFormProps) => (
  <ErrorBoundary fallback={<FormUnavailable />}>
    <Form {...props} />
  </ErrorBoundary>
);

function Form({ kind, about, path, projects, prefill = {}, suggest }: EnquiryFormProps) {
  const { t } = useTranslation('enquiries');
  const { content } = useLocale();
  const searched = useSearchWords(kind);
  const context = { ...about, locale: content, page_path: path, ...(searched && { search: searched }) };
  const { form, fields, values, submission, ...enquiry } = useEnquiry(kind, context, prefill);
  const { step, invalidCount, refused } = submission;
  const { outcome, controller, validation, isNear, handleFill, handleInput, send, sendGeneral } = enquiry;
  usePrefill(form, { suggested: suggest?.(values) }, ({ unoffered }) => handleFill(unoffered));
  const { Receipts, ErrorSummary } = controller ?? {};
  // Before hydration a submit button would leave the page, and lose what was typed.
  const hydrated = useHydrated();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(false);
  };
  const isSending = step === 'sending';
  const invalid = fields.flatMap(([name]) => (validation.errors[name] ? [name] : []));
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
          {searched && <Wide as="p">{t('searched', { words: searched })}</Wide>}
          {ErrorSummary && step === 'invalid' && invalid.length > 0 && (
            <ErrorSummary
              key={invalidCount}
              kind={kind}
              names={invalid}
              inBackground={refused?.inBackground}
            />
          )}
          {fields.map(([name, definition]) => (
            <EnquiryField
              key={name}
              kind={kind}
              name={name}
              definition={definition}
              value={values[name] ?? ''}
              error={validation.errors[name]}
              touched={validation.touched[name]}
              known={prefill.known && name in prefill.known}
              readOnly={isSending}
              quiet={step === 'invalid' || isSending}
              projects={projects}
              refetch={isNear}
              controller={controller}
            />
          ))}
          <VisuallyHidden aria-hidden>
            <input name={honeypotField} tabIndex={-1} autoComplete="off" />
          </VisuallyHidden>
          <Consent />
          <SendRow>
            <Button
              type={hydrated ? 'submit' : 'button'}
              onClick={hydrated ? undefined : () => void send(false)}
              busy={isSending}
            >
              {isSending ? t('sending') : t('send')}
            </Button>
            <EnquiryStatus
              controller={controller}
              step={step}
              outcome={outcome}
              refused={refused}
              onConfirm={() => void send(true)}
              onSendGeneral={() => void sendGeneral()}
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

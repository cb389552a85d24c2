import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { Note, Wide } from '../../ui';
import { fieldId } from './enquiry-field';
import { getLabel, type EnquiryKind, type FieldName } from './forms';

interface ErrorSummaryProps {
  kind: EnquiryKind;
  /** Names of the invalid fields, in their order. */
  names: readonly FieldName[];
  /** The visitor is doing something else by now, and keeps the focus. */
  inBackground?: boolean;
}

/** Links to the fields to fix. It takes the focus when a form is invalid. */
export function ErrorSummary({ kind, names, inBackground = false }: ErrorSummaryProps) {
  const { t } = useTranslation('enquiries');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (inBackground) return;
    box.current?.focus({ preventScroll: true });
    // Instantly, and in any case: it also ends a smooth scroll to the button.
    box.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [inBackground]);
  const title = t('summary', { count: names.length });
  return (
    <Wide ref={box} tabIndex={-1} role="group" aria-label={title}>
      <Note tone="error" title={title}>
        <Links>
          {names.map((name) => (
            <li key={name}>
              <a
                href={`#${fieldId(kind, name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId(kind, name))?.focus();
                }}
              >
                {t(getLabel(kind, name))}
              </a>
            </li>
          ))}
        </Links>
      </Note>
    </Wide>
  );
}

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s5);
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    min-inline-size: 44px;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.35em;
    &:hover {
      color: var(--brick-700);
    }
  }
`;

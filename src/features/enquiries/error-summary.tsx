/** What is to be mended, as links to the fields. It takes the focus when a request could not be sent. */
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useTranslation } from '../../i18n';
import { Note, Wide } from '../../ui';
import { fieldId } from './enquiry-field';
import type { EnquiryKind } from './forms';

interface ErrorSummaryProps {
  kind: EnquiryKind;
  /** Names of the fields with faults, in their order. */
  names: readonly string[];
  /** The visitor is doing something else by now, and keeps the focus. */
  late?: boolean;
}

export function ErrorSummary({ kind, names, late = false }: ErrorSummaryProps) {
  const { t } = useTranslation('enquiries');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (late) return;
    box.current?.focus({ preventScroll: true });
    // At once, and in any case: it also ends a smooth way to the button that may be under way.
    box.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [late]);
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
                {t(`fields.${name}`)}
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

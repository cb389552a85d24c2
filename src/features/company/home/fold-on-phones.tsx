import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useLocalized, useTranslation } from '../../../i18n';
import type { LocalizedText } from '../../../lib/localized-text';
import { from } from '../../../theme';
import { ChevronDownIcon, Container } from '../../../ui';

interface FoldOnPhonesProps {
  /** What is folded, by its headings; a part that is missing has none. */
  headings: readonly (LocalizedText | undefined)[];
  children: ReactNode;
}

/** Bands on sand that a phone shows once their name is pressed; everything where there is no JavaScript, and on paper. */
export function FoldOnPhones({ headings, children }: FoldOnPhonesProps) {
  const { t } = useTranslation('home');
  const localized = useLocalized();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const names = headings.filter((heading) => heading !== undefined).map((heading) => localized(heading));
  return (
    <>
      <Fold>
        <Container>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen((wasOpen) => !wasOpen)}
          >
            {names.join(t('separator'))}
            <ChevronDownIcon />
          </button>
        </Container>
      </Fold>
      <Folded id={id} $isOpen={isOpen}>
        {children}
      </Folded>
    </>
  );
}

const Fold = styled.div.attrs({ className: 'no-print' })`
  background: var(--sand-100);
  ${from('columns')} {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
  button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s5);
    inline-size: 100%;
    min-block-size: 88px;
    font-size: 1.25rem;
    font-weight: 700;
    line-height: 1.6;
    text-align: start;
  }
  .icon {
    flex: none;
    color: var(--brick);
    transition: transform var(--t2) var(--ease);
  }
  [aria-expanded='true'] .icon {
    transform: rotate(180deg);
  }
`;

const Folded = styled.div<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
  ${from('columns')} {
    display: block;
  }
  @media print {
    display: block;
  }
  @media (scripting: none) {
    display: block;
  }
`;

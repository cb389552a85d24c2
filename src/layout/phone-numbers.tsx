import { useRef } from 'react';
import styled from 'styled-components';
import { useOrganization } from '../features/organization';
import { useTranslation } from '../i18n';
import { iconButtonStyle, Num, PhoneIcon, useLightDismiss } from '../ui';
import { contactNumbers } from './menu-entries';

/** Links to the company's numbers, to call or write; empty where the profile has none. */
export function PhoneNumberList() {
  const { t } = useTranslation();
  return (
    <List>
      {contactNumbers(useOrganization()).map(({ key, href, number }) => (
        <li key={key}>
          <a href={href} rel="noopener">
            <span>{t(`phone.${key}`)}</span>
            <Num>{number}</Num>
          </a>
        </li>
      ))}
    </List>
  );
}

/** The list in a small window of the header; `<details>`, so it also opens without JavaScript. */
export function PhoneNumbersPopover() {
  const { t } = useTranslation();
  const ref = useRef<HTMLDetailsElement>(null);
  useLightDismiss(ref, (returnsFocus) => {
    const details = ref.current;
    if (!details?.open) return;
    if (returnsFocus) details.querySelector('summary')?.focus();
    details.open = false;
  });
  if (contactNumbers(useOrganization()).length === 0) return null;
  return (
    <Popover ref={ref}>
      <ToggleButton $bare aria-label={t('nav.numbers')}>
        <PhoneIcon />
      </ToggleButton>
      <Window>
        <PhoneNumberList />
      </Window>
    </Popover>
  );
}

const List = styled.ul`
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s5);
    min-block-size: 44px;
    padding-block: var(--s3);
    font-size: var(--fs-sm);
    line-height: var(--lh-ui);
  }
  li + li {
    border-block-start: 1px solid var(--line);
  }
  a:hover {
    color: var(--brick);
  }
  a > :last-child {
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;

const Popover = styled.details`
  position: relative;
`;

const ToggleButton = styled.summary<{ $bare: boolean }>`
  ${iconButtonStyle}
`;

const Window = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 18px);
  inset-inline-end: 0;
  inline-size: max-content;
  min-inline-size: 280px;
  max-inline-size: min(28rem, 90vw);
  padding: var(--s2) 20px;
  background: var(--white);
  color: var(--ink);
  --ring: var(--ink);
  border-block-start: 2px solid var(--brick);
  box-shadow: var(--shadow-pop);
`;

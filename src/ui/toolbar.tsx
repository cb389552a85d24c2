import { Link, type GatsbyLinkProps } from 'gatsby';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { CloseIcon, type IconComponent } from './icons';

/** Above a list: its first child takes the start, the others the end. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3) 20px;
  padding-block: var(--s4);
  border-block: 1px solid var(--line);
  & > :first-child {
    margin-inline-end: auto;
    font-size: var(--fs-sm);
    color: var(--stone-700);
  }
`;

type LinkProps = Pick<GatsbyLinkProps<unknown>, 'to' | 'onClick'>;

interface TagProps extends LinkProps {
  label: ReactNode;
  /** Its accessible name: “Remove: For sale”. */
  action: string;
}

/** An active filter; a link to the list without it. */
export function Tag({ label, action, to, onClick }: TagProps) {
  return (
    <TagLink to={to} onClick={onClick} aria-label={action} aria-current={undefined}>
      <span>{label}</span>
      <CloseIcon size={16} />
    </TagLink>
  );
}

interface ToggleProps extends LinkProps {
  icon: IconComponent;
  label: string;
  on: boolean;
}

/** Switches a filter on and off: a link to the filtered or unfiltered list. */
export function ToggleLink({ icon: Icon, label, on, to, onClick }: ToggleProps) {
  return (
    <PressedLink to={to} onClick={onClick} aria-current={on ? 'true' : undefined} $on={on}>
      <Icon size={18} />
      {label}
    </PressedLink>
  );
}

const box = css`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  min-block-size: 44px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r);
  font-size: var(--fs-sm);
  line-height: var(--lh-ui);
  transition:
    background-color var(--t1),
    border-color var(--t1);
  &:hover {
    border-color: var(--ink);
  }
  &:active {
    background: var(--sand-100);
  }
`;

const TagLink = styled(Link)`
  ${box}
  padding-inline: 14px;
`;

const PressedLink = styled(Link)<{ $on: boolean }>`
  ${box}
  padding-inline: var(--s4);
  ${({ $on }) =>
    $on &&
    css`
      border-color: var(--ink);
      background: var(--ink);
      color: var(--white);
      &:active {
        background: var(--ink-700);
      }
    `}
`;

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CloseIcon } from './icons';
import { Link, type LinkProps } from './link';

/** Above a list: its first child takes the start, the others the end. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) 20px;
  padding-block: clamp(8px, 1.6vw, var(--s4));
  border-block: 1px solid var(--line);
  & > :first-child {
    margin-inline-end: auto;
    font-size: var(--fs-sm);
    color: var(--stone-700);
  }
`;

type TagLinkProps = Pick<LinkProps, 'to' | 'onClick'>;

interface TagProps extends TagLinkProps {
  label: ReactNode;
  /** Its accessible name: “Remove: For sale”. */
  action: string;
}

/** An active filter; a link to the list without it. */
export function Tag({ label, action, to, onClick }: TagProps) {
  return (
    <TagLink to={to} onClick={onClick} aria-label={action}>
      <span>{label}</span>
      <span className="no-print">
        <CloseIcon size={16} />
      </span>
    </TagLink>
  );
}

const TagLink = styled(Link)`
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
  padding-inline: 14px;
`;

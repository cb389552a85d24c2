/** Buttons and links that look like them. 52 px high, never narrower while busy. */
import { Link } from 'gatsby';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styled, { css } from 'styled-components';

export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'white';

const variants = {
  primary: css`
    background: var(--brick);
    color: var(--white);
    &:hover {
      background: var(--brick-700);
    }
  `,
  secondary: css`
    background: var(--ink);
    color: var(--white);
    &:hover {
      background: var(--ink-700);
    }
  `,
  outline: css`
    border-color: currentColor;
    &:hover {
      background: var(--sand);
      color: var(--ink);
    }
  `,
  white: css`
    background: var(--white);
    color: var(--ink);
    &:hover {
      background: var(--sand);
    }
  `,
};

interface Look {
  $variant: ButtonVariant;
}

const look = css<Look>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--s2);
  min-block-size: 52px;
  padding-inline: var(--s5);
  border: 1px solid transparent;
  border-radius: var(--r);
  font-weight: 500;
  line-height: var(--lh-ui);
  transition:
    background var(--t1),
    color var(--t1);
  ${({ $variant }) => variants[$variant]}
  &:disabled {
    background: var(--grey-tint);
    color: var(--grey-700);
    cursor: default;
  }
`;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  /** The work it started is under way: it says so and takes no further clicks. */
  busy?: boolean;
}

export function Button({ variant = 'primary', busy = false, type = 'button', ...rest }: ButtonProps) {
  return (
    <PlainButton $variant={variant} type={type} aria-busy={busy || undefined} disabled={busy} {...rest} />
  );
}

interface ButtonLinkProps {
  /** An address of the site, or an absolute one. */
  to: string;
  variant?: ButtonVariant;
  children: ReactNode;
}

export function ButtonLink({ to, variant = 'primary', children }: ButtonLinkProps) {
  return to.startsWith('/') ? (
    <InnerLink $variant={variant} to={to}>
      {children}
    </InnerLink>
  ) : (
    <OuterLink $variant={variant} href={to} rel="noopener">
      {children}
    </OuterLink>
  );
}

const PlainButton = styled.button<Look>`
  ${look}
`;
const InnerLink = styled(Link)<Look>`
  ${look}
`;
const OuterLink = styled.a<Look>`
  ${look}
`;

/** Buttons in a row that wraps. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s4);
`;

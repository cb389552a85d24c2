/** Buttons and links that look like them. 52 px high (44 when small), never narrower while busy. */
import { Link } from 'gatsby';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { buttonStyle, type ButtonVariantStyle, type ButtonVariant } from './button.styles';
import { SpinnerIcon } from './icons';

export type { ButtonVariant };

interface LookProps {
  variant?: ButtonVariant;
  /** 44 instead of 52 px high. */
  small?: boolean;
  /** As wide as its parent. */
  block?: boolean;
}

interface ButtonProps extends LookProps, ButtonHTMLAttributes<HTMLButtonElement> {
  /** The work it started is under way: it says so and takes no further clicks. */
  busy?: boolean;
}

export function Button({ variant, small, block, busy = false, type = 'button', ...rest }: ButtonProps) {
  const { children, onClick, ...attributes } = rest;
  return (
    <PlainButton
      {...look({ variant, small, block })}
      type={type}
      aria-busy={busy || undefined}
      // Not `disabled`, which would take the focus away from whoever pressed it.
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...attributes}
    >
      {busy && <SpinnerIcon />}
      {children}
    </PlainButton>
  );
}

interface ButtonLinkProps extends LookProps {
  /** An address of the site, or an absolute one. */
  to: string;
  children: ReactNode;
  onClick?: () => void;
}

export function ButtonLink({ to, variant, small, block, children, onClick }: ButtonLinkProps) {
  const props = { ...look({ variant, small, block }), onClick };
  return to.startsWith('/') ? (
    <InnerLink {...props} to={to}>
      {children}
    </InnerLink>
  ) : (
    <OuterLink {...props} href={to} rel="noopener">
      {children}
    </OuterLink>
  );
}

/** A plain link that looks like a button: to a file, or where the event of the click counts. */
export function ButtonAnchor({
  variant,
  small,
  block,
  ...rest
}: LookProps & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <OuterLink {...look({ variant, small, block })} {...rest} />;
}

const look = ({ variant = 'primary', small = false, block = false }: LookProps): ButtonVariantStyle => ({
  $variant: variant,
  $small: small,
  $block: block,
});

const PlainButton = styled.button<ButtonVariantStyle>`
  ${buttonStyle}
`;
const InnerLink = styled(Link)<ButtonVariantStyle>`
  ${buttonStyle}
`;
const OuterLink = styled.a<ButtonVariantStyle>`
  ${buttonStyle}
`;

/** Buttons in a row that wraps. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3);
`;

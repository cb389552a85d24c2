import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { buttonStyle, type ButtonVariantStyle, type ButtonVariant } from './button.styles';
import { SpinnerIcon } from './icons';
import { Link } from './link';

export type { ButtonVariant };

interface StyleProps {
  variant?: ButtonVariant;
  /** 44 instead of 52 px high. */
  small?: boolean;
  /** As wide as its parent. */
  block?: boolean;
}

interface ButtonProps extends StyleProps, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its work is in progress: it shows a spinner and ignores clicks. Never narrower than before. */
  busy?: boolean;
}

export function Button({ variant, small, block, busy = false, type = 'button', ...rest }: ButtonProps) {
  const { children, onClick, ...attributes } = rest;
  return (
    <PlainButton
      {...styleProps({ variant, small, block })}
      type={type}
      aria-busy={busy || undefined}
      // Not `disabled`, which would remove the focus.
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...attributes}
    >
      {busy && <SpinnerIcon />}
      {children}
    </PlainButton>
  );
}

interface ButtonLinkProps extends StyleProps {
  /** An address of the site, or an absolute one. */
  to: string;
  children: ReactNode;
  onClick?: () => void;
  /** Of a link that switches what the page shows: whether it is on. */
  on?: boolean;
}

export function ButtonLink({ to, variant, small, block, children, onClick, on }: ButtonLinkProps) {
  const props = {
    ...styleProps({ variant, small, block }),
    onClick,
    ...(on !== undefined && { 'aria-current': on || undefined }),
  };
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

/** A plain link styled as a button: to a file, or where the click event is needed. */
export function ButtonAnchor({
  variant,
  small,
  block,
  ...rest
}: StyleProps & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <OuterLink {...styleProps({ variant, small, block })} {...rest} />;
}

const styleProps = ({
  variant = 'primary',
  small = false,
  block = false,
}: StyleProps): ButtonVariantStyle => ({
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

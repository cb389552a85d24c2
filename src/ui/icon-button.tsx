import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import styled, { css } from 'styled-components';

interface Named {
  /** What it does; seen by assistive technology only. */
  label: string;
  /** Without a border. */
  bare?: boolean;
}

/** A square button of 44 px that shows an icon, with an accessible name. */
export function IconButton({
  label,
  bare = false,
  type = 'button',
  ...rest
}: Named & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <SquareButton $bare={bare} type={type} aria-label={label} {...rest} />;
}

export function IconLink({ label, bare = false, ...rest }: Named & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <SquareLink $bare={bare} aria-label={label} {...rest} />;
}

export const iconButtonStyle = css<{ $bare: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  border: 1px solid ${({ $bare }) => ($bare ? 'transparent' : 'currentColor')};
  border-radius: var(--r);
  transition:
    background-color var(--t1),
    color var(--t1);
  &:hover,
  &:active {
    background: var(--icon-button-hover, var(--ink));
    border-color: var(--icon-button-hover, var(--ink));
    color: var(--icon-button-hover-text, var(--white));
  }
  &:disabled {
    background: var(--grey-tint);
    border-color: transparent;
    color: var(--grey-700);
    cursor: not-allowed;
  }
`;

const SquareButton = styled.button<{ $bare: boolean }>`
  ${iconButtonStyle}
`;
const SquareLink = styled.a<{ $bare: boolean }>`
  ${iconButtonStyle}
`;

import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { ArrowRightIcon } from './icons';
import { Link } from './link';

const linkStyle = css`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-block-size: 44px;
  font-weight: 500;
  &:hover {
    color: var(--link-hover, var(--brick));
  }
`;

const underlined = css`
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.35em;
`;

/** To an address of the site; underlined. */
export const TextLink = styled(Link)`
  ${linkStyle}
  ${underlined}
`;

/** To another site, a part of the page, a phone number or an email address. */
export const OuterTextLink = styled.a.attrs({ rel: 'noopener' })`
  ${linkStyle}
  ${underlined}
`;

/** “Read on”: the words underlined, an arrow in the direction of reading. */
export function ArrowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Arrow to={to}>
      <span>{children}</span>
      <ArrowRightIcon />
    </Arrow>
  );
}

const Arrow = styled(Link)`
  ${linkStyle}
  span {
    padding-block-end: 3px;
    background: linear-gradient(currentColor, currentColor) 0 100% / 100% 1px no-repeat;
  }
`;

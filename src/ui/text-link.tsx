/** A link in running text or alone: underlined, 44 px high when alone. */
import { Link } from 'gatsby';
import styled, { css } from 'styled-components';

const look = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  font-weight: 500;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.35em;
  &:hover {
    color: var(--brick);
  }
`;

/** To an address of the site. */
export const TextLink = styled(Link)`
  ${look}
`;

/** To anywhere else: another site, a phone, an address. */
export const OuterTextLink = styled.a.attrs({ rel: 'noopener' })`
  ${look}
`;

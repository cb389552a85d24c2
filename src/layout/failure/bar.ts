/** A strip at the lower edge that says what is missing. */
import styled from 'styled-components';
import { onDark } from '../../ui';

export const Bar = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s5);
  padding-block: var(--s3);
  padding-inline: var(--gutter);
  background: var(--ink);
  font-size: var(--fs-sm);
  ${onDark}
  a,
  button {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    text-decoration: underline;
    text-underline-offset: 0.35em;
  }
  a:hover,
  button:hover {
    color: var(--link-hover);
  }
`;

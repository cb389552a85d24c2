/** A dark ground for what is made for it. */
import styled from 'styled-components';
import { onDark } from '../ui';

export const OnInk = styled.div`
  display: grid;
  gap: var(--s5);
  padding: var(--s5);
  background: var(--ink);
  ${onDark}
  --caption: var(--mist);
`;

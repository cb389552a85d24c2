/** The quarter arch over the lead picture of a page: one corner, that at the end of the first line. */
import styled from 'styled-components';

export const Arched = styled.div`
  overflow: hidden;
  border-start-end-radius: var(--arch);
`;

import styled from 'styled-components';

/** Small facts about a text on one line, with separators. */
export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 14px;
  font-size: var(--fs-sm);
  line-height: 1.6;
  color: var(--stone);
  overflow-wrap: anywhere;
  & > * + *::before {
    content: '';
    display: inline-block;
    inline-size: 4px;
    block-size: 4px;
    margin-inline-end: 14px;
    vertical-align: middle;
    background: currentColor;
  }
`;

import styled from 'styled-components';
import { phone } from './compare-table.styles';

export const HeadCell = styled.th`
  font-weight: 400;
`;

export const ProjectName = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  color: var(--stone);
  font-size: var(--fs-sm);
  & > button {
    margin-inline-end: -10px;
  }
  ${phone} {
    flex-direction: column-reverse;
    align-items: stretch;
    gap: 0;
    & > button {
      align-self: end;
    }
  }
  @media print {
    font-size: inherit;
  }
`;

export const UnitLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  font-weight: 500;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.35em;
  &:is(:hover, :active) {
    color: var(--brick);
  }
  @media print {
    min-block-size: 0;
    text-decoration: none;
  }
`;

export const Links = styled.div`
  display: grid;
  justify-items: start;
  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-block-size: 44px;
    font-weight: 500;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.35em;
  }
  a:is(:hover, :active) {
    color: var(--brick);
  }
`;

import styled from 'styled-components';

export const Paper = styled.div`
  display: none;
  @media print {
    display: grid;
    gap: 12px;
    max-block-size: 100vh;
    color: #000;
    overflow: hidden;
  }
  h1 {
    font-size: 20pt;
  }
  & > img {
    inline-size: 100%;
    max-block-size: 92mm;
    object-fit: contain;
  }
`;

export const Line = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 24px;
`;

export const Code = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 16px;
  font-size: 9pt;
  line-height: 1.6;
  overflow-wrap: anywhere;
`;

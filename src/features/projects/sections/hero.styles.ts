import styled from 'styled-components';
import { from } from '../../../theme';
import { iconButtonStyle, Lead, Link } from '../../../ui';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(24px, 3vw, 48px);
  ${from('split')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
    align-items: stretch;
  }
`;

export const HeroText = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${from('split')} {
    justify-content: center;
  }
  h1 {
    padding-block: 14px 6px;
  }
  ${Lead} {
    line-height: 1.6;
  }
`;

export const StatusRow = styled.div`
  padding-block-start: clamp(12px, 2.4vw, 40px);
`;

export const KeyFacts = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  padding-block-start: 28px;
  div {
    padding-block: 12px;
    border-block-start: 1px solid var(--line);
  }
  div:nth-child(even) {
    padding-inline-start: 24px;
  }
  dt {
    font-size: var(--fs-xs);
    line-height: 1.6;
    color: var(--stone);
  }
  dd {
    font-weight: 500;
    font-size: 1.0625rem;
    line-height: 1.6;
  }
`;

export const HeroActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding-block: 28px 16px;
  @media (max-width: 599.98px), (min-width: 1000px) and (max-width: 1279.98px) {
    gap: 8px;
    & > :not(:last-child) {
      flex: 1;
      gap: 8px;
      padding-inline: 6px;
      font-size: 0.9375rem;
      white-space: nowrap;
    }
  }
`;

export const ArchedPicture = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 10;
  background: var(--sand);
  border-start-end-radius: var(--arch);
  ${from('split')} {
    aspect-ratio: auto;
    min-block-size: 600px;
  }
`;

/** An icon as high as the buttons beside it. */
export const ShareLink = styled(Link)<{ $bare: boolean }>`
  && {
    ${iconButtonStyle}
    inline-size: 52px;
    block-size: 52px;
    padding: 0;
  }
`;

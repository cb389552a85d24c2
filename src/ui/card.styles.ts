import { css } from 'styled-components';
import { from } from '../theme';

/** `row` stands beside its picture from 600 px; `post` has a flatter picture; `lead` fills the width of a list. */
export type CardVariant = 'column' | 'row' | 'post' | 'lead';

const variants = {
  column: css``,
  row: css`
    ${from('columns')} {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--s5);
      align-items: stretch;
      [data-card-image] {
        aspect-ratio: auto;
        min-block-size: 100%;
      }
      [data-card-image] + * {
        padding-block: 0;
      }
    }
  `,
  post: css`
    [data-card-image] {
      aspect-ratio: 3 / 2;
    }
    h3 {
      padding-block-start: 6px;
      font-size: 1.1875rem;
      line-height: 1.55;
    }
  `,
  lead: css`
    display: grid;
    gap: clamp(24px, 3vw, 56px);
    align-items: center;
    padding-block-end: clamp(40px, 5vw, 72px);
    border-block-end: 1px solid var(--line);
    [data-card-image] {
      aspect-ratio: 16 / 10;
    }
    h3 {
      padding-block-start: 10px;
      font-size: clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem);
      line-height: 1.45;
    }
    ${from('hero')} {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
  `,
};

export const cardStyle = css<{ $variant?: CardVariant }>`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  block-size: 100%;
  h3 {
    font-size: 1.25rem;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  /* The focus ring surrounds the whole card where :has() is supported. */
  @supports selector(:has(a)) {
    h3 a:focus-visible {
      outline: 0;
    }
    &:has(h3 a:focus-visible) {
      outline: 2px solid var(--ring);
      outline-offset: 6px;
    }
  }
  &:hover h3 {
    color: var(--brick);
  }
  ${({ $variant = 'column' }) => variants[$variant]}
`;

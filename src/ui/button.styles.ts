import { css } from 'styled-components';

/** `ghost` is for pictures and dark bands; `primary` at most once in view. */
export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'white' | 'ghost';

export interface ButtonVariantStyle {
  $variant: ButtonVariant;
  $small: boolean;
  $block: boolean;
}

const variants = {
  primary: css`
    background: var(--brick);
    color: var(--white);
    &:hover,
    &:active {
      background: var(--brick-700);
    }
  `,
  secondary: css`
    background: var(--ink);
    color: var(--white);
    &:hover,
    &:active {
      background: var(--ink-700);
    }
  `,
  outline: css`
    border-color: var(--ink);
    color: var(--ink);
    &:hover,
    &:active {
      background: var(--ink);
      color: var(--white);
    }
  `,
  white: css`
    background: var(--white);
    color: var(--white-button-text, var(--ink));
    &:hover,
    &:active {
      background: var(--sand);
    }
  `,
  ghost: css`
    border-color: rgb(255 255 255 / 60%);
    color: var(--white);
    &:hover,
    &:active {
      background: var(--white);
      color: var(--ink);
    }
  `,
};

export const buttonStyle = css<ButtonVariantStyle>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  flex: none;
  max-inline-size: 100%;
  inline-size: ${({ $block }) => ($block ? '100%' : 'auto')};
  min-block-size: ${({ $small }) => ($small ? '44px' : '52px')};
  padding: ${({ $small }) => ($small ? '8px 20px' : '10px 28px')};
  font-size: ${({ $small }) => ($small ? 'var(--fs-sm)' : 'inherit')};
  border: 1px solid transparent;
  border-radius: var(--r);
  font-weight: 500;
  line-height: var(--lh-ui);
  text-align: center;
  transition:
    background-color var(--t1),
    color var(--t1),
    border-color var(--t1);
  ${({ $variant }) => variants[$variant]}
  &:active {
    transform: translateY(1px);
  }
  &:disabled {
    background: var(--grey-tint);
    border-color: transparent;
    color: var(--grey-700);
    cursor: not-allowed;
    transform: none;
  }
  &[aria-busy='true'] .icon {
    animation: spin 900ms linear infinite;
  }
`;

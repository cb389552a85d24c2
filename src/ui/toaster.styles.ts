import { createGlobalStyle } from 'styled-components';

/** `saved`: stored for later, with the sign for it. */
export type ToastVariant = 'done' | 'saved';

/** Milliseconds from a toast's first to its last frame, while it is neither hovered nor focused. */
export const toastTime = 4500;

/** Parts of that time, in milliseconds. */
const toastEnter = 300;
const toastExit = 200;

/** The library brings no styles. Its progress bar is its timer, so it also runs with reduced motion. */
export const ToastStyle = createGlobalStyle`
  .Toastify__toast-container {
    position: fixed;
    z-index: 80;
    inset-block-start: calc(var(--hdr) + 16px);
    inset-inline: 16px;
    display: grid;
    justify-items: center;
    gap: var(--s2);
    pointer-events: none;
  }
  .Toastify__toast {
    position: relative;
    display: flex;
    align-items: center;
    gap: 14px;
    max-inline-size: 100%;
    padding: 14px 22px;
    border-radius: var(--r);
    border-block-end: 3px solid var(--success-500);
    background: var(--ink);
    color: var(--white);
    box-shadow: var(--shadow-pop);
    font-weight: 500;
    line-height: 1.6;
    cursor: default;
    pointer-events: auto;
  }
  .Toastify__toast--rtl {
    direction: rtl;
  }
  .Toastify__toast:not(.Toastify__toast--rtl) {
    direction: ltr;
  }
  .Toastify__toast-icon {
    display: flex;
    color: var(--success-lit);
  }
  .Toastify__progress-bar--wrp {
    position: absolute;
    inset: auto 0 0;
    block-size: 0;
    overflow: hidden;
  }
  .Toastify .Toastify__progress-bar--animated {
    animation: toast-clock linear 1 forwards;
    animation-duration: ${toastTime - toastEnter - toastExit}ms !important;
  }
  .toast-enter { animation: toast-enter ${toastEnter}ms var(--ease); }
  .toast-exit { animation: toast-exit ${toastExit}ms var(--ease-in) forwards; }
  @media (prefers-reduced-motion: reduce) {
    .Toastify .Toastify__progress-bar--animated { animation-duration: ${toastTime}ms !important; }
  }
  .toast-saved {
    border-color: var(--warning);
  }
  .toast-saved .Toastify__toast-icon { color: var(--warning-tint); }
  @keyframes toast-enter { from { opacity: 0; transform: translateY(-8px); } }
  @keyframes toast-exit { to { opacity: 0; transform: translateY(-8px); } }
  @keyframes toast-clock { from { transform: scaleX(1); } to { transform: scaleX(0); } }
`;

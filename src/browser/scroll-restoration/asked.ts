/** What the visitor asked the router for last. */
export interface Asked {
  /** Address, with query and hash. */
  to: string;
  /** In place of the entry of the history that is shown. */
  replace: boolean;
}

declare global {
  interface Window {
    /** Every link and `navigate()` of Gatsby ends here. */
    ___navigate?: (to: string | number, options?: { replace?: boolean }) => void;
  }
}

let asked: Asked | undefined;

export const lastAsked = (): Asked | undefined => asked;

/** Notes what is asked for from now on. */
export function watchAsked(): void {
  const { ___navigate } = window;
  if (!___navigate) return;
  window.___navigate = (to, options) => {
    if (typeof to === 'string') asked = { to, replace: options?.replace ?? false };
    ___navigate(to, options);
  };
}

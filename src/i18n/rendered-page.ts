declare global {
  interface Window {
    /** Path of the HTML, for Gatsby's runtime. */
    pagePath?: string;
  }
}

/**
 * Lets Gatsby hydrate whatever HTML the host answered, the English version too, at the current address: if it knew that
 * the HTML belongs to another address, it would navigate there.
 */
export function adoptRenderedPage(): void {
  window.pagePath = window.location.pathname;
}

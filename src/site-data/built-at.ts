const renderedAt = new Date().toISOString();

/** When the page was prerendered, as an attribute of `<html>`. */
export const builtAtAttribute = { 'data-built-at': renderedAt };

/**
 * When the build rendered the page that the visitor opened. ISO time; in development, when
 * the code was loaded. Not the time of the last build: a page whose data did not change is not rendered again.
 */
export const builtAt = (): string =>
  typeof document === 'undefined' ? renderedAt : (document.documentElement.dataset['builtAt'] ?? renderedAt);

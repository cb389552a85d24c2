let readAt = new Date().toISOString();

/** Says that the data of the pages that are prerendered is older than their rendering. @param time ISO time */
export function setReadAt(time: string): void {
  readAt = time;
}

/** When the data of the page was read, as an attribute of `<html>`. */
export const builtAtAttribute = () => ({ 'data-built-at': readAt });

/**
 * When the build rendered the page that the visitor opened, or earlier, when its data came from a copy. ISO time; in
 * development, when the code was loaded. Not the time of the last build: a page whose data did not change is not rendered again.
 */
export const builtAt = (): string =>
  typeof document === 'undefined' ? readAt : (document.documentElement.dataset['builtAt'] ?? readAt);

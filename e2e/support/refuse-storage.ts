/**
 * Makes a page's browser refuse to keep anything. A stand-in, run before the page's own scripts: the setting that does
 * it for real cannot be reached from a test.
 */
export function refuseStorage(): void {
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get });
  Object.defineProperty(navigator, 'locks', { get });
}

/**
 * A script that makes a page's browser refuse to keep anything, to be run before the page's own. A stand-in: the
 * setting that does it for real cannot be reached from a test.
 */
export const refuseStorage = `
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  Object.defineProperty(navigator, 'locks', { get });
`;

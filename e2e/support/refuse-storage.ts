/** Init script that makes the browser refuse all storage, as a setting does that tests cannot reach. */
export const refuseStorage = `
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
  Object.defineProperty(navigator, 'locks', { get });
`;

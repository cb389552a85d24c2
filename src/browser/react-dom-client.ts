type Client = typeof import('react-dom/client');

// eslint-disable-next-line @typescript-eslint/no-require-imports, no-restricted-globals -- an import would be evaluated at once
const client = () => require('react-dom/client.js') as Client;

/**
 * `react-dom/client` for the bundle (`on-create-webpack-config.ts`), evaluated at its first use: Gatsby imports it in the
 * task that starts the whole site, and `layout/load-layout.ts` gives it a task of its own.
 */
export const createRoot: Client['createRoot'] = (...options) => client().createRoot(...options);
export const hydrateRoot: Client['hydrateRoot'] = (...options) => client().hydrateRoot(...options);

/** Cloudflare Pages function. `deploy/cloudflare/functions/[[path]].js` is this file with what it imports. */
import { respond } from './respond';

interface CloudflareContext {
  request: Request;
  next(): Promise<Response>;
  env: {
    ASSETS: { fetch(url: URL): Promise<Response> };
    GATSBY_API_URL?: string;
    GATSBY_ORGANIZATION_KEY?: string;
  };
}

export async function onRequest({ request, env, next }: CloudflareContext): Promise<Response> {
  if (!/^(GET|HEAD)$/.test(request.method)) return next();
  const { GATSBY_API_URL: apiUrl, GATSBY_ORGANIZATION_KEY: organizationKey } = env;
  return respond(request, {
    file: (pathname) => env.ASSETS.fetch(new URL(pathname, request.url)),
    api: apiUrl && organizationKey ? { apiUrl, organizationKey } : undefined,
  });
}

/** Cloudflare Pages function. `deploy/cloudflare/functions/[[path]].js` is this file with what it imports. */
import { respondAtEdge, type EdgeSettings } from './edge-host';

interface CloudflareContext {
  request: Request;
  next(): Promise<Response>;
  env: EdgeSettings & { ASSETS: { fetch(url: URL): Promise<Response> } };
}

export async function onRequest({ request, env, next }: CloudflareContext): Promise<Response> {
  if (!/^(GET|HEAD)$/.test(request.method)) return next();
  return respondAtEdge(request, (address) => env.ASSETS.fetch(address), env);
}

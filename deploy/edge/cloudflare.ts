/** Cloudflare Pages function. `npm run deploy:rules` bundles it into `deploy/cloudflare/functions/[[path]].js`. */
import { respondAtEdge, type EdgeSettings } from './edge-host';
import { forwardAtEdge } from './forward-at-edge';

interface CloudflareContext {
  request: Request;
  next(): Promise<Response>;
  env: EdgeSettings & { ASSETS: { fetch(url: URL): Promise<Response> } };
}

export async function onRequest({ request, env, next }: CloudflareContext): Promise<Response> {
  const forwarded = await forwardAtEdge(request, request.headers.get('cf-connecting-ip'), env);
  if (forwarded) return forwarded;
  if (!/^(GET|HEAD)$/.test(request.method)) return next();
  return respondAtEdge(request, (address) => env.ASSETS.fetch(address), env);
}

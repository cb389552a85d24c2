/** Netlify edge function. `npm run deploy:rules` bundles it into `deploy/netlify/edge-functions/site.js`. */
import { otherPageData } from '../rules/unbuilt-projects';
import { respondAtEdge, type EdgeSettings } from './edge-host';
import { forwardAtEdge } from './forward-at-edge';

interface NetlifyContext {
  /** The visitor's address. */
  ip: string;
  next(): Promise<Response>;
}

declare const Netlify: { env: { get(name: string): string | undefined } };

/** Marks our own requests for files, which the function would otherwise answer again. */
const fileRequestHeader = 'x-site-file';

export default async function site(request: Request, context: NetlifyContext): Promise<Response> {
  if (request.headers.has(fileRequestHeader)) return context.next();
  const { env } = Netlify;
  const settings: EdgeSettings = {
    GATSBY_API_URL: env.get('GATSBY_API_URL'),
    GATSBY_ORGANIZATION_KEY: env.get('GATSBY_ORGANIZATION_KEY'),
  };
  const forwarded = await forwardAtEdge(request, context.ip, settings);
  if (forwarded) return forwarded;
  if (!/^(GET|HEAD)$/.test(request.method)) return context.next();
  return respondAtEdge(
    request,
    (address) => fetch(address, { headers: { [fileRequestHeader]: '1' } }),
    settings,
  );
}

export const config = { path: '/*', excludedPath: ['/static/*', ...otherPageData, '/*.js', '/*.css'] };

/** Netlify edge function. `deploy/netlify/edge-functions/site.js` is this file with what it imports. */
import { otherPageData } from '../rules/unbuilt-projects';
import { respondAtEdge } from './edge-host';

interface NetlifyContext {
  next(): Promise<Response>;
}

declare const Netlify: { env: { get(name: string): string | undefined } };

/** Marks our own requests for files, which the function would otherwise answer again. */
const fileRequestHeader = 'x-site-file';

export default async function site(request: Request, context: NetlifyContext): Promise<Response> {
  const isForFile = request.headers.has(fileRequestHeader);
  if (isForFile || !/^(GET|HEAD)$/.test(request.method)) return context.next();
  const { env } = Netlify;
  return respondAtEdge(request, (address) => fetch(address, { headers: { [fileRequestHeader]: '1' } }), {
    GATSBY_API_URL: env.get('GATSBY_API_URL'),
    GATSBY_ORGANIZATION_KEY: env.get('GATSBY_ORGANIZATION_KEY'),
  });
}

export const config = { path: '/*', excludedPath: ['/static/*', ...otherPageData, '/*.js', '/*.css'] };

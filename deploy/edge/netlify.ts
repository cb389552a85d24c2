/** Netlify edge function. `deploy/netlify/edge-functions/site.js` is this file with what it imports. */
import { otherPageData } from '../rules/late-page-data';
import { respond } from './respond';

interface NetlifyContext {
  next(): Promise<Response>;
}

declare const Netlify: { env: { get(name: string): string | undefined } };

/** Marks our own requests for files, which the function would otherwise answer again. */
const ownRequest = 'x-site-file';

export default async function site(request: Request, context: NetlifyContext): Promise<Response> {
  if (request.headers.has(ownRequest) || !/^(GET|HEAD)$/.test(request.method)) return context.next();
  const apiUrl = Netlify.env.get('GATSBY_API_URL');
  const organizationKey = Netlify.env.get('GATSBY_ORGANIZATION_KEY');
  return respond(request, {
    file: (pathname) => fetch(new URL(pathname, request.url), { headers: { [ownRequest]: '1' } }),
    api: apiUrl && organizationKey ? { apiUrl, organizationKey } : undefined,
  });
}

export const config = { path: '/*', excludedPath: ['/static/*', ...otherPageData, '/*.js', '/*.css'] };

import {
  apiAnswerHeaders,
  forwardedRequestHeaders,
  forwardedResponseHeaders,
  forwarding,
  forwardingTimeout,
  hostProblem,
  hostProblemType,
  maxForwardedBody,
  type HostProblemStatus,
} from '../rules/api-forwarding';
import type { EdgeSettings } from './edge-host';

/**
 * Answers a call below `/api/` on a host that runs functions; undefined for what is none.
 * @param visitorAddress as the host knows it
 */
export async function forwardAtEdge(
  request: Request,
  visitorAddress: string | null | undefined,
  { GATSBY_API_URL: apiUrl }: EdgeSettings,
): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url);
  const call = apiUrl ? forwarding(request.method, pathname + search) : undefined;
  if (!call) return undefined;
  if (call !== 'forward') return problemResponse(call);
  const length = Number(request.headers.get('content-length') ?? 0);
  if (length > maxForwardedBody) return problemResponse(413);
  try {
    const hasBody = request.method === 'POST';
    const answer = await fetch(`${apiUrl}${pathname}${search}`, {
      method: request.method,
      headers: { ...pick(request.headers, forwardedRequestHeaders), 'X-Forwarded-For': visitorAddress ?? '' },
      ...(hasBody && { body: await request.arrayBuffer() }),
      redirect: 'manual',
      signal: AbortSignal.timeout(forwardingTimeout),
    });
    const headers = { ...pick(answer.headers, forwardedResponseHeaders), ...apiAnswerHeaders };
    return new Response(answer.body, { status: answer.status, headers });
  } catch (error) {
    return problemResponse(error instanceof DOMException && error.name === 'TimeoutError' ? 504 : 502);
  }
}

const problemResponse = (status: HostProblemStatus) =>
  new Response(hostProblem(status), {
    status,
    headers: { ...apiAnswerHeaders, 'Content-Type': hostProblemType },
  });

const pick = (headers: Headers, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

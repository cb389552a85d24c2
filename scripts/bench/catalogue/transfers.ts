import type { CDPSession } from '@playwright/test';

export const kinds = ['document', 'page data', 'answers', 'files', 'code', 'pictures', 'ahead'] as const;

/** `answers` are the API's, `files` what else the site has, `ahead` data and code of pages that may come next. */
export type Kind = (typeof kinds)[number];

export interface Transfer {
  url: string;
  kind: Kind;
  /** As they came, with their headers. */
  bytes: number;
}

interface Request {
  url: string;
  /** Of Chromium's debugger: `Document`, `Script`, `Image` … */
  type?: string | undefined;
  /** For a page that may come next. */
  isAhead?: boolean;
}

const pictures = ['Image', 'Media'];

/** @param apiUrl origin of the API, which has pictures too */
export function kindOf({ url, type = 'Other', isAhead = false }: Request, apiUrl: string): Kind {
  const { origin, pathname } = new URL(url);
  if (isAhead) return 'ahead';
  if (pictures.includes(type)) return 'pictures';
  if (origin === apiUrl) return 'answers';
  if (type === 'Document') return 'document';
  if (/\.(?:js|css)$/.test(pathname)) return 'code';
  return pathname.startsWith('/page-data/') ? 'page data' : 'files';
}

/** Bytes of each kind. */
export function bytesByKind(transfers: readonly Transfer[]): Record<Kind, number> {
  const sum = (kind: Kind) =>
    transfers.reduce((total, transfer) => total + (transfer.kind === kind ? transfer.bytes : 0), 0);
  return Object.fromEntries(kinds.map((kind) => [kind, sum(kind)])) as Record<Kind, number>;
}

/** Records what a page transfers. @returns what came since the last call; what was cut off is left out */
export async function recordTransfers(session: CDPSession, apiUrl: string): Promise<() => Transfer[]> {
  const requests = new Map<string, Request>();
  const ahead = new Set<string>();
  const transfers: Transfer[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request: { url, headers }, type }) => {
    if (headers['Sec-Purpose'] === 'prefetch') ahead.add(url);
    // Gatsby reads what it has fetched ahead, which the server is asked for again.
    requests.set(requestId, { url, type, isAhead: ahead.has(url) });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const request = requests.get(requestId);
    if (!request || !/^https?:/.test(request.url)) return;
    transfers.push({ url: request.url, kind: kindOf(request, apiUrl), bytes });
  });
  await session.send('Network.enable');
  return () => transfers.splice(0);
}

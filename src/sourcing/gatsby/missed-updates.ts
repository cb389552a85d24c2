import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getPageData } from 'gatsby/dist/utils/get-page-data';
import { websocketManager } from 'gatsby/dist/utils/websocket-manager';
import { pageDataPath } from '../../lib/page-data-path';

interface PageData {
  staticQueryHashes: string[];
}

/** To one open page of `gatsby develop`, in the words of Gatsby's own messages. */
interface Connection {
  send(update: {
    type: 'pageQueryResult' | 'staticQueryResult';
    payload: { id: string; result: unknown };
  }): void;
}

/** How often data was sent, so that none is equal to what a page has. */
let sent = 0;

/**
 * Sends the data of a page as it is now. It is read and sent in one step: Gatsby writes new data before it says so, and older
 * data would come after newer. A page leaves alone what is equal to what it was told before, although it may show what it has
 * read before that; a number that differs each time makes it take the data.
 */
async function sendCurrentData(connection: Connection, pagePath: string): Promise<void> {
  // Until the query has run and its result is written.
  if (process.env['GATSBY_QUERY_ON_DEMAND']) await getPageData(pagePath);
  const text = readFileSync(path.join('public', pageDataPath(pagePath)), 'utf8');
  const result = { ...(JSON.parse(text) as PageData), sent: ++sent };
  connection.send({ type: 'pageQueryResult', payload: { id: pagePath, result } });
  for (const hash of result.staticQueryHashes) {
    const payload = websocketManager.staticQueryResults.get(hash);
    if (payload) connection.send({ type: 'staticQueryResult', payload });
  }
}

/**
 * Sends each page of `gatsby develop` its data when it is shown and its connection is there. Gatsby tells pages what changed and
 * never again: one that has read its data and is not connected yet, or not shown yet, would stay as it was until the next change.
 */
export function sendMissedUpdates(): void {
  // Gatsby opens its sockets after the middleware is asked for.
  const waiting = setInterval(() => {
    const sockets = websocketManager.getSocket();
    if (!sockets) return;
    clearInterval(waiting);
    sockets.on('connection', (connection) => {
      connection.on('registerPath', (pagePath: string) => {
        // A page that is removed, or was never there, has no data.
        if (pagePath) void sendCurrentData(connection, pagePath).catch(() => undefined);
      });
    });
  }, 100);
  waiting.unref();
}

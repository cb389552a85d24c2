import path from 'node:path';
import { getPageData } from 'gatsby/dist/utils/get-page-data';
import { readPageData } from 'gatsby/dist/utils/page-data';
import { websocketManager } from 'gatsby/dist/utils/websocket-manager';

/** To one open page of `gatsby develop`, in the words of Gatsby's own messages. */
interface Connection {
  send(update: {
    type: 'pageQueryResult' | 'staticQueryResult';
    payload: { id: string; result: unknown };
  }): void;
}

/** The data of a page as it is now; with queries on demand that is after they have run. */
const currentData = (pagePath: string) =>
  process.env['GATSBY_QUERY_ON_DEMAND']
    ? getPageData(pagePath)
    : readPageData(path.resolve('public'), pagePath);

async function sendCurrentData(connection: Connection, pagePath: string): Promise<void> {
  const result = await currentData(pagePath);
  connection.send({ type: 'pageQueryResult', payload: { id: pagePath, result } });
  for (const hash of result.staticQueryHashes ?? []) {
    const payload = websocketManager.staticQueryResults.get(hash);
    if (payload) connection.send({ type: 'staticQueryResult', payload });
  }
}

/**
 * Sends each page of `gatsby develop` its data when its connection is there. Gatsby tells pages what changed and never again:
 * one that has read its data and is not connected yet, on a busy machine, would stay as it was until the next change.
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

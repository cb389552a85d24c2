import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { savedTextsPath } from '../../lib/saved-texts';
import { watchTextFiles } from '../content/interface-texts';
import { sendMissedUpdates } from './missed-updates';

interface Request {
  query: Readonly<Record<string, unknown>>;
}

interface Response {
  sendFile(file: string, options: object): void;
  json(body: unknown): void;
}

/**
 * In development only: `/dev/api`, the contract as a page, which `npm run dev` writes; saved texts; and updates that pages
 * missed while they were opened.
 */
export const developMiddleware: GatsbyConfig['developMiddleware'] = (app) => {
  sendMissedUpdates();
  const savedAfter = watchTextFiles(path.resolve('.'));
  app.get('/dev/api', (_: Request, response: Response) =>
    response.sendFile(path.resolve('.data/api-reference.html'), { dotfiles: 'allow' }),
  );
  app.get(savedTextsPath, ({ query }: Request, response: Response) =>
    response.json(savedAfter(Number(query['after']) || 0)),
  );
};

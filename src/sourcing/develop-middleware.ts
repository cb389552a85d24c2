import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { savedTextsPath } from '../lib/saved-texts';
import { watchTextFiles } from './interface-texts';

interface Request {
  query: Readonly<Record<string, unknown>>;
}

interface Response {
  sendFile(file: string, options: object): void;
  json(body: unknown): void;
}

/** Addresses in development only: `/dev/api`, the contract as a page, which `npm run dev` writes, and saved texts. */
export const developMiddleware: GatsbyConfig['developMiddleware'] = (app) => {
  const savedAfter = watchTextFiles(path.resolve('.'));
  app.get('/dev/api', (_: Request, response: Response) =>
    response.sendFile(path.resolve('.data/api-reference.html'), { dotfiles: 'allow' }),
  );
  app.get(savedTextsPath, ({ query }: Request, response: Response) =>
    response.json(savedAfter(Number(query['after']) || 0)),
  );
};

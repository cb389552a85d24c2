/** Addresses that people guess, and where they lead. */
import { routes } from './routes';

export const aliases: Record<string, string> = {
  '/faq': routes.faq,
  '/Faq': routes.faq,
  '/interest': routes.interest,
};

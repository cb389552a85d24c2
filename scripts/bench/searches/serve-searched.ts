import { generateDataset } from '../../../openapi/reference-api/generator';
import { buildSite } from '../../lib/build-site';
import type { CommandContext } from '../../lib/command';
import { reservePort } from '../../lib/options';
import { resolveSettings } from '../../lib/settings';
import { serveSite } from '../../lib/site';
import type { SiteToMeasure } from '../../lib/site-to-measure';
import { step } from '../../lib/step';
import { builtCatalogue } from './catalogues';
import { withApi } from './with-api';

interface SearchedSite {
  siteUrl: string;
  /** Where its pages look for the API; nothing answers there yet. */
  apiUrl: string;
  apiPort: number;
}

/** Builds the site, unless there is a build, and serves it until the command ends, without an API. */
export async function serveSearched(context: CommandContext, options: SiteToMeasure): Promise<SearchedSite> {
  const port = await reservePort(options.sitePort, '--site-port');
  const apiPort = await reservePort(options.apiPort, '--api-port');
  const { settings } = resolveSettings({ apiPort, sitePort: port }, {});
  if (options.build) {
    const dataset = generateDataset(builtCatalogue);
    await withApi(context, { memory: true, port: apiPort, dataset }, () =>
      step('Build the site', () => buildSite(context, settings)),
    );
  }
  const { GATSBY_API_URL: apiUrl, GATSBY_ORGANIZATION_KEY: organizationKey } = settings;
  const siteUrl = await serveSite(context, { port, portOption: '--site-port', apiUrl, organizationKey });
  return { siteUrl, apiUrl, apiPort };
}

import type { CommandContext } from './command';
import { settingsWithApi } from './demo-api';
import { reservePort } from './options';
import { buildSite } from './build-site';
import { serveSite } from './site';
import { step } from './step';

/** The options that benchmarks of pages share. */
export interface SiteToMeasure {
  /** False measures the build in `public/`, which has to be made for these ports. */
  build: boolean;
  sitePort: number;
  apiPort: number;
}

/**
 * Builds the site, unless there is a build, and serves it beside its API until the command ends.
 * @returns its address
 */
export async function serveSiteToMeasure(
  context: CommandContext,
  { build, sitePort, apiPort }: SiteToMeasure,
): Promise<string> {
  const port = await reservePort(sitePort, '--site-port');
  const settings = await settingsWithApi(context, { apiPort, sitePort: port });
  if (build) await step('Build the site', () => buildSite(context, settings));
  const { GATSBY_API_URL: apiUrl, GATSBY_ORGANIZATION_KEY: organizationKey } = settings;
  return serveSite(context, { port, portOption: '--site-port', apiUrl, organizationKey });
}

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { readEnv } from '../../lib/env';
import type { WithdrawnAdvert } from '../../lib/withdrawn-advert';
import { dataFolder } from '../paths';
import { createLastGood } from '../source/last-good';
import { advertsQuery, publishedAdverts, type AdvertRecords } from './published-adverts';
import { addressesOf, compareAdverts, type KnownAdvert } from './withdrawn-adverts';

/** Name of the memory, beside the last good copies of the API's answers. */
export const advertsResource = 'adverts';

/** The addresses that hosts answer with 410, in the folder of data: a list for the step after the build. */
export const withdrawnListFile = 'withdrawn.json';

/**
 * Remembers what this build publishes, and lists what is withdrawn for the step after it.
 * @returns the addresses of withdrawn adverts, and what the page there is about
 */
export async function findWithdrawn(
  graphql: CreatePagesArgs['graphql'],
): Promise<{ address: string; advert: WithdrawnAdvert }[]> {
  const { GATSBY_API_URL: url, GATSBY_ORGANIZATION_KEY: organizationKey } = readEnv();
  const memory = createLastGood(path.join(dataFolder, 'last-good'), { url, organizationKey });
  const { data } = await graphql<AdvertRecords>(advertsQuery);
  if (!data) throw new Error('The published records cannot be read');
  const { known, withdrawn } = compareAdverts((await memory.read<KnownAdvert[]>(advertsResource)) ?? [], {
    ...publishedAdverts(data),
    now: new Date().toISOString(),
  });
  await memory.write(advertsResource, known);
  const pages = withdrawn.flatMap((advert) => addressesOf(advert).map((address) => ({ address, advert })));
  await mkdir(dataFolder, { recursive: true });
  const list = JSON.stringify(pages.map(({ address }) => address));
  await writeFile(path.join(dataFolder, withdrawnListFile), list);
  return pages;
}

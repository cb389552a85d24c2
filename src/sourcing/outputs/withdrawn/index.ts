import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { readEnv } from '../../../lib/env';
import type { WithdrawnAdvert } from '../../../domain/withdrawn-advert';
import type { KnownRecords } from '../../content';
import { dataFolder, lastGoodFolder } from '../../paths';
import { replaceFile } from '../../replace-file';
import { createLastGood } from '../../read/last-good';
import { advertsQuery, publishedAdverts, type AdvertRecords } from './published-adverts';
import { getAddresses, compareAdverts, type KnownAdvert } from './withdrawn-adverts';

/** Name of the memory, beside the last good copies of the API's answers. */
export const advertsResource = 'adverts';

/** The addresses that hosts answer with 410, in the folder of data: a list for the step after the build. */
export const withdrawnListFile = 'withdrawn.json';

/** Where the earlier addresses of published records lead, in the folder of data: a list for the step after the build. */
export const movedListFile = 'moved.json';

/** The addresses of the records that the last build published, in the folder of data. */
const publishedListFile = 'published.json';

/** The addresses of the last build's records, below the folder of data; undefined before the first build. */
export async function readKnownRecords(folder: string): Promise<KnownRecords | undefined> {
  const read = async (file: string) =>
    new Set(JSON.parse(await readFile(path.join(folder, file), 'utf8')) as string[]);
  try {
    return { published: await read(publishedListFile), withdrawn: await read(withdrawnListFile) };
  } catch {
    return undefined;
  }
}

/**
 * Remembers what this build publishes, and lists what is withdrawn for the step after it.
 * @returns the addresses of withdrawn adverts, and what the page there is about
 */
export async function findWithdrawn(
  graphql: CreatePagesArgs['graphql'],
): Promise<{ address: string; advert: WithdrawnAdvert }[]> {
  const { GATSBY_API_URL: url, GATSBY_ORGANIZATION_KEY: organizationKey } = readEnv();
  const memory = createLastGood(lastGoodFolder, { url, organizationKey }, { staged: true });
  const { data } = await graphql<AdvertRecords>(advertsQuery);
  if (!data) throw new Error('The published records cannot be read');
  const adverts = publishedAdverts(data);
  const { known, withdrawn, moved } = compareAdverts(
    (await memory.read<KnownAdvert[]>(advertsResource)) ?? [],
    {
      ...adverts,
      now: new Date().toISOString(),
    },
  );
  await memory.write(advertsResource, known);
  const pages = withdrawn.flatMap((advert) => getAddresses(advert).map((address) => ({ address, advert })));
  await mkdir(dataFolder, { recursive: true });
  const write = (file: string, list: readonly unknown[]) =>
    replaceFile(path.join(dataFolder, file), JSON.stringify(list));
  write(
    withdrawnListFile,
    pages.map(({ address }) => address),
  );
  write(movedListFile, moved);
  write(
    publishedListFile,
    [...adverts.published, ...adverts.withoutPage].map(({ address }) => address),
  );
  return pages;
}

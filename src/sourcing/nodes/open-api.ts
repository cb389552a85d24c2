import path from 'node:path';
import { createApiClient } from '../../api-client/client';
import type { BuildEnv } from '../../lib/env';
import { recordOffers, type RecordLine } from '../outputs/history';
import { cacheFolder, dataFolder, lastGoodFolder } from '../paths';
import { ContractValidator } from '../read/contract-validator';
import { publicOrBeside } from '../read/follow-redirects';
import { apiIdentity, createLastGood } from '../read/last-good';
import { readSource, type Source } from '../read/read-source';
import { createRetryingFetch } from '../read/retrying-fetch';
import { createMediaCache, type MediaFile } from './media-cache';

/** What a build reads of the API, with the copies that earlier builds left. */
export interface OpenApi {
  /** @throws SourceError when a resource is not available and there is no last good copy of it */
  read(): Promise<Source>;
  /** A picture; undefined when it is missing or broken. */
  readMedia(url: string): Promise<MediaFile | undefined>;
  /** The record of the offer with what was read now; undefined while the operator has not switched it on. */
  recordOffers(source: Source, writes: boolean): Promise<RecordLine[] | undefined>;
}

/**
 * Projects that each build reads again although nothing seems to have changed. A site with no more of them never shows what an
 * API said once by mistake; one with more does so for as many builds as it has hundreds.
 */
const readAgain = 100;

/** @param onFault is told of each picture that does not come as it should */
export function openApi(env: BuildEnv, onFault?: (url: string, reason: string) => void): OpenApi {
  const { GATSBY_API_URL: url, GATSBY_ORGANIZATION_KEY: organizationKey } = env;
  const timeout = Number(env.API_TIMEOUT) * 1000;
  const validator = new ContractValidator();
  return {
    read: () =>
      readSource({
        apiUrl: url,
        client: createApiClient({ url, organizationKey, fetch: createRetryingFetch({ timeout }) }),
        validator,
        lastGood: createLastGood(lastGoodFolder, { url, organizationKey }, { staged: true }),
        known: createLastGood(path.join(cacheFolder, 'api'), {
          url,
          organizationKey,
          contract: validator.digest,
        }),
        readAll: env.API_READ === 'all',
        readAgain,
        acceptsLosses: env.API_LOSSES === 'accept',
      }),
    readMedia: createMediaCache(
      path.join(dataFolder, 'media'),
      createRetryingFetch({ timeout, check: publicOrBeside(url) }),
      { onFault },
    ),
    recordOffers: async (source, writes) =>
      env.OFFER_HISTORY === 'on'
        ? recordOffers(source, { identity: apiIdentity({ url, organizationKey }), writes })
        : undefined,
  };
}

import { parseChanges, type OfferChanges } from '../domain/offer-changes';
import { changesPath } from '../lib/record-files';

/** The changes of a project that builds have seen; undefined while no record is kept, and where the file cannot be read. Never rejects. */
export async function fetchChanges(slug: string, signal: AbortSignal): Promise<OfferChanges | undefined> {
  try {
    const response = await fetch(changesPath(slug), { signal });
    return response.ok ? parseChanges(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { writeCalendars } from '../../outputs/calendars';
import { writeFeeds } from '../../outputs/feeds';
import { writeChangesFiles } from '../../outputs/history';
import { checkPages } from '../../outputs/check-pages';
import { writeOfflineFiles } from '../../outputs/offline';
import { restoreScriptsSlice } from '../scripts-slice';
import { writeServiceWorker } from '../../outputs/service-worker';
import { writeSharedData } from '../../outputs/shared-data';
import { writeSiteFiles } from '../../outputs/site-files';
import { drawSocialCards } from '../../outputs/social-cards';
import { checkWeight } from '../../outputs/weight';

/** Looks for every page, writes the data that pages share, feeds, site files, the service worker, what it keeps of projects, calendars, files of changes and social cards, then checks the built pages against their weight budgets. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const publicDirectory = path.resolve('public');
  await checkPages(args, publicDirectory);
  await restoreScriptsSlice(publicDirectory);
  await writeSharedData(args, publicDirectory);
  await writeFeeds(args, publicDirectory);
  await writeSiteFiles(args, publicDirectory);
  await writeServiceWorker(args, publicDirectory);
  await writeOfflineFiles(args, publicDirectory);
  await writeCalendars(args, publicDirectory);
  await writeChangesFiles(args, publicDirectory);
  await drawSocialCards(args, publicDirectory);
  await checkWeight(args, publicDirectory);
};

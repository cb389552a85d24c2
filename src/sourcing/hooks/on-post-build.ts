import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { writeFeeds } from '../feeds';
import { restoreScriptsSlice } from '../scripts-slice';
import { writeSecurityTxt } from '../security-txt';
import { drawSocialCards } from '../social-cards';
import { checkWeight } from '../weight';

/** Writes feeds, `security.txt` and social cards, then checks the built pages against their weight budgets. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  const publicDirectory = path.resolve('public');
  await restoreScriptsSlice(publicDirectory);
  await writeFeeds(args, publicDirectory);
  await writeSecurityTxt(args, publicDirectory);
  await drawSocialCards(args, publicDirectory);
  await checkWeight(args, publicDirectory);
};

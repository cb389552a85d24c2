import { readdir } from 'node:fs/promises';
import { CommandError } from '../../lib/command';
import { publicDir } from '../../lib/paths';

export interface BenchCase {
  name: string;
  path: string;
  acceptEncoding: string;
  /** Every answer must have it. */
  status: number;
}

/** What browsers of today send. */
const anyEncoding = 'gzip, deflate, br';

/** @throws CommandError when the build has no bundle */
export async function findCases(): Promise<BenchCase[]> {
  const bundle = (await readdir(publicDir)).find((name) => /^app-[0-9a-f]{12,}\.js$/.test(name));
  if (!bundle) throw new CommandError('The build in public/ has no app-….js: run `npm run build` again.');
  const pageData = '/page-data/index/page-data.json';
  return [
    { name: 'home', path: '/', acceptEncoding: anyEncoding, status: 200 },
    { name: 'home, gzip', path: '/', acceptEncoding: 'gzip', status: 200 },
    { name: 'hashed asset', path: `/${bundle}`, acceptEncoding: anyEncoding, status: 200 },
    { name: 'page data', path: pageData, acceptEncoding: anyEncoding, status: 200 },
    { name: '404', path: '/no-such-page', acceptEncoding: anyEncoding, status: 404 },
    { name: '304 of home', path: '/', acceptEncoding: anyEncoding, status: 304 },
    { name: '304 of asset', path: `/${bundle}`, acceptEncoding: anyEncoding, status: 304 },
  ];
}

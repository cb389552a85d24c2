import { promises as fs } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { weighPictures } from './weigh-pictures';

test('eager and lazy pictures are summed apart, each file once and as eager if it is both', async () => {
  const site = await fs.mkdtemp(path.join(os.tmpdir(), 'pictures-'));
  await Promise.all(
    [1, 20, 300, 4000].map((size) => fs.writeFile(path.join(site, `${size}`), 'x'.repeat(size))),
  );
  const html =
    '<img src="/20" loading="lazy"><img src="/20" loading="eager"><img src="/1"><img src="/300" loading="lazy"><img src="/300" loading="lazy"><img src="/4000" loading="lazy">';
  expect(await weighPictures(site, html)).toEqual({
    eagerPictures: 21,
    lazyPictures: 4300,
    heaviest: { eagerPictures: '/20', lazyPictures: '/4000' },
  });
  await fs.rm(site, { recursive: true });
});

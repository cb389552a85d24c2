/** Whether a page is kept on the device of this visitor. To be run in a page of the site. */
export const isKeptHere = async (path: string): Promise<boolean> =>
  (await caches.match(path, { cacheName: 'pages-1' })) !== undefined;

'use strict';

/** To be loaded before Gatsby, in each of its processes. */
const { createRequire } = require('node:module');
const path = require('node:path');
const { setInterval } = require('node:timers');
const { isMainThread } = require('node:worker_threads');

/** Parcel's own, wherever it is installed. */
const watcher = ['gatsby/package.json', '@parcel/core', '@parcel/fs'].reduce(
  (load, name) => createRequire(load.resolve(name)),
  require,
)('@parcel/watcher');

/**
 * Parcel compiles `gatsby-*.ts`; after each time it notes the state of every file of the project, and before the next one it
 * looks which have changed: 16 s with the releases of 10,000 pages. What builds write and what is installed does not belong
 * to what it compiles.
 */
const others = ['.cache', '.data', 'node_modules', 'public'].map((name) => path.resolve(name));

for (const method of ['writeSnapshot', 'getEventsSince']) {
  const original = watcher[method];
  watcher[method] = (root, snapshot, options = {}) =>
    original(root, snapshot, { ...options, ignore: [...(options.ignore ?? []), ...others] });
}

// A command that is killed cannot stop Gatsby, which would go on in the folder beside the next one. It may have been killed
// before this ran, so it says who it is; so does Gatsby to its workers.
if (isMainThread) {
  const parent = Number(process.env.STARTED_BY_PROCESS) || process.ppid;
  process.env.STARTED_BY_PROCESS = String(process.pid);
  const endWithParent = () => {
    if (process.ppid !== parent) process.exit(1);
  };
  endWithParent();
  setInterval(endWithParent, 500).unref();
}

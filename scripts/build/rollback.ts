import '../lib/supported-system';
import { Command } from 'commander';
import { lockBuilds } from '../lib/build-lock';
import { CommandError, runCommand } from '../lib/command';
import { restoreBuild } from '../lib/released-build';
import { listReleases, serveRelease, servedRelease } from '../lib/releases';
import { publicDir } from '../lib/paths';

const command = new Command('rollback')
  .description('Serve an earlier build again: the one before, or the one named')
  .argument('[release]', 'its id, as --list shows it')
  .option('--list', 'name the builds that are there, and change nothing')
  .parse();
const { list } = command.opts<{ list?: boolean }>();
const [id] = command.args;

void runCommand(async () => {
  const releases = listReleases();
  const served = servedRelease();
  if (list) {
    for (const release of releases) console.log(release.id + (release.id === served?.id ? '  served' : ''));
    return;
  }
  const at = releases.findIndex((release) => release.id === served?.id);
  const wanted = id === undefined ? releases[at + 1] : releases.find((release) => release.id === id);
  if (!wanted) {
    const reason = id === undefined ? 'There is no earlier build' : `There is no release ${id}`;
    throw new CommandError(`${reason}: \`npm run rollback -- --list\` names those that are there.`);
  }
  // At once, although a build may run: that one needs its folder for itself.
  serveRelease(wanted);
  const unlock = await lockBuilds();
  const now = servedRelease();
  if (now?.id === wanted.id) restoreBuild(wanted, publicDir);
  unlock();
  console.log(
    now?.id === wanted.id
      ? `Release ${wanted.id} is served. The next build or refresh replaces it.`
      : `Release ${wanted.id} was served until the build that ran had ended: ${now?.id} is served now.`,
  );
});

import './lib/supported-system';
import { Command } from 'commander';
import { CommandError, runCommand } from './lib/command';
import { listReleases, restoreBuild, serveRelease, servedRelease } from './lib/releases';
import { publicDir } from './lib/paths';

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
  serveRelease(wanted);
  restoreBuild(wanted, publicDir);
  console.log(`Release ${wanted.id} is served. The next build or refresh replaces it.`);
});

/** What the tests need besides Node: found where it is, else installed where that is possible, else asked for. */
import { spawnSync } from 'node:child_process';
import { findPostgresql } from '../../openapi/reference-api/testing/find-postgresql';
import { runChild } from './child-process';
import { CommandError, type CommandContext } from './command';
import { findChromium, findHeadlessShell } from './find-chromium';
import { findProgram } from '../../openapi/reference-api/testing/local-machine';

interface Tool {
  name: string;
  /** Debian's packages that bring it, the best first. */
  debianPackages: readonly [string, ...string[]];
  find(): string | undefined;
  /** Finds what the first package brings, where the others bring less. */
  findBest?(): string | undefined;
  /** Another way to get it, for machines without apt or without its rights. */
  installElsewhere?: [string, ...string[]];
}

const tools: readonly Tool[] = [
  {
    name: 'Chromium',
    debianPackages: ['chromium-headless-shell', 'chromium'],
    find: findChromium,
    findBest: findHeadlessShell,
    installElsewhere: ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
  },
  {
    name: 'PostgreSQL',
    debianPackages: ['postgresql'],
    find: findPostgresql,
  },
  { name: 'nginx', debianPackages: ['nginx'], find: () => findProgram('nginx') },
];

const hasApt = () => process.getuid?.() === 0 && findProgram('apt-get') !== undefined;

const env = { DEBIAN_FRONTEND: 'noninteractive' };

const installPackage = (context: CommandContext, name: string) =>
  runChild(context, ['apt-get', 'install', '-y', '-q', '--no-install-recommends', name], { env });

async function install(context: CommandContext, tool: Tool): Promise<void> {
  const [best, ...others] = tool.debianPackages;
  if (hasApt()) {
    console.log(`${tool.name} is missing; installing Debian's ${best} …`);
    if ((await runChild(context, ['apt-get', 'update', '-q'], { env })) !== 0) return;
    for (const name of [best, ...others]) if ((await installPackage(context, name)) === 0) return;
  } else if (tool.installElsewhere) {
    console.log(`${tool.name} is missing; installing it: ${tool.installElsewhere.join(' ')}`);
    await runChild(context, tool.installElsewhere);
  }
}

/** Brings the better package where the lists of apt have it; without it the tests are slower. */
async function improve(context: CommandContext, tool: Tool): Promise<void> {
  const [best] = tool.debianPackages;
  if (!tool.findBest || tool.findBest() || !hasApt()) return;
  const { status } = spawnSync('apt-cache', ['show', best], { stdio: 'ignore' });
  if (status !== 0) return;
  console.log(`${tool.name}: ${best} makes the tests faster; installing it …`);
  await installPackage(context, best);
}

/**
 * Makes sure that every tool is there and says where.
 * @throws CommandError naming a tool that is missing and cannot be installed from here
 */
export async function ensureTools(context: CommandContext): Promise<void> {
  for (const tool of tools) {
    if (tool.find()) await improve(context, tool);
    else await install(context, tool);
    const place = tool.find();
    if (!place) {
      throw new CommandError(
        `${tool.name} is missing. Install it, on Debian: sudo apt-get install -y ${tool.debianPackages[0]}`,
      );
    }
    console.log(`${tool.name}: ${place}`);
  }
}

/** What the tests need besides Node: found where it is, else installed where that is possible, else asked for. */
import { spawnSync } from 'node:child_process';
import { findPostgresql } from '../../openapi/reference-api/testing/find-postgresql';
import { runChild } from './child-process';
import { CommandError, type CommandContext } from './command';
import { findChromium, findHeadlessShell } from './find-chromium';
import { findFirefox, findWebKitDriver } from './find-engines';
import { findProgram } from '../../openapi/reference-api/testing/local-machine';
import { debianPackages, howToInstall, isCi, type ToolName } from '../../openapi/reference-api/testing/tools';

interface Tool {
  name: ToolName;
  find(): string | undefined;
  /** A package of Debian that brings less, with which tests are faster, and where it is. */
  faster?: { name: string; find(): string | undefined };
  /** Another way to get it, for machines without apt or without its rights. */
  installElsewhere?: [string, ...string[]];
}

const tools: readonly Tool[] = [
  {
    name: 'Chromium',
    find: findChromium,
    faster: { name: 'chromium-headless-shell', find: findHeadlessShell },
    installElsewhere: ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
  },
  { name: 'Firefox', find: findFirefox },
  { name: 'WebKit', find: findWebKitDriver },
  { name: 'Poppler', find: () => findProgram('pdftotext') },
  { name: 'PostgreSQL', find: () => findPostgresql() },
  { name: 'nginx', find: () => findProgram('nginx') },
];

const hasApt = () => process.getuid?.() === 0 && findProgram('apt-get') !== undefined;

const env = { DEBIAN_FRONTEND: 'noninteractive' };

const installPackages = (context: CommandContext, names: string) =>
  runChild(context, ['apt-get', 'install', '-y', '-q', '--no-install-recommends', ...names.split(' ')], {
    env,
  });

async function install(context: CommandContext, tool: Tool): Promise<void> {
  if (hasApt()) {
    const names = [...(tool.faster ? [tool.faster.name] : []), debianPackages[tool.name]];
    console.log(`${tool.name} is missing; installing Debian's ${names[0]} …`);
    if ((await runChild(context, ['apt-get', 'update', '-q'], { env })) !== 0) return;
    for (const name of names) if ((await installPackages(context, name)) === 0) return;
  } else if (tool.installElsewhere) {
    console.log(`${tool.name} is missing; installing it: ${tool.installElsewhere.join(' ')}`);
    await runChild(context, tool.installElsewhere);
  }
}

/** Brings the better package where the lists of apt have it; without it the tests are slower. */
async function improve(context: CommandContext, { name, faster }: Tool): Promise<void> {
  if (!faster || faster.find() || !hasApt()) return;
  const { status } = spawnSync('apt-cache', ['show', faster.name], { stdio: 'ignore' });
  if (status !== 0) return;
  console.log(`${name}: ${faster.name} makes the tests faster; installing it …`);
  await installPackages(context, faster.name);
}

/** A sentence for somebody whose machine has no such tool. */
export const describeMissing = (name: ToolName): string =>
  `${name} is missing. Install it: ${howToInstall(name)}`;

/**
 * Brings these tools where that is possible, and says where they are.
 * @returns those that are missing and cannot be installed from here
 * @throws CommandError naming the first of them in CI, where nothing may be left out
 */
export async function findTools(context: CommandContext, names: readonly ToolName[]): Promise<ToolName[]> {
  const missing: ToolName[] = [];
  for (const tool of tools.filter(({ name }) => names.includes(name))) {
    if (tool.find()) await improve(context, tool);
    else await install(context, tool);
    const place = tool.find();
    console.log(place ? `${tool.name}: ${place}` : describeMissing(tool.name));
    if (!place && isCi()) throw new CommandError(describeMissing(tool.name));
    if (!place) missing.push(tool.name);
  }
  return missing;
}

/**
 * The same for a command that cannot do without.
 * @throws CommandError naming the first that is missing
 */
export async function ensureTools(context: CommandContext, names: readonly ToolName[]): Promise<void> {
  const [first] = await findTools(context, names);
  if (first) throw new CommandError(describeMissing(first));
}

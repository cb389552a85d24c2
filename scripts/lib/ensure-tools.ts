/** What the tests need besides Node: found where it is, else installed where that is possible, else asked for. */
import { findPostgresql } from '../../openapi/reference-api/testing/find-postgresql';
import { runChild } from './child-process';
import { CommandError, type CommandContext } from './command';
import { findChromium } from './find-chromium';
import { findProgram } from '../../openapi/reference-api/testing/local-machine';

interface Tool {
  name: string;
  /** Debian's package that brings it. */
  debianPackage: string;
  find(): string | undefined;
  /** Another way to get it, for machines without apt or without its rights. */
  installElsewhere?: [string, ...string[]];
}

const tools: readonly Tool[] = [
  {
    name: 'Chromium',
    debianPackage: 'chromium',
    find: findChromium,
    installElsewhere: ['npx', 'playwright', 'install', '--with-deps', 'chromium'],
  },
  {
    name: 'PostgreSQL',
    debianPackage: 'postgresql',
    find: findPostgresql,
  },
  { name: 'nginx', debianPackage: 'nginx', find: () => findProgram('nginx') },
];

const hasApt = () => process.getuid?.() === 0 && findProgram('apt-get') !== undefined;

async function install(context: CommandContext, tool: Tool): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if (hasApt()) {
    console.log(`${tool.name} is missing; installing Debian's ${tool.debianPackage} …`);
    const updated = await runChild(context, ['apt-get', 'update', '-q'], { env });
    const args = ['install', '-y', '-q', '--no-install-recommends', tool.debianPackage] as const;
    if (updated === 0) await runChild(context, ['apt-get', ...args], { env });
  } else if (tool.installElsewhere) {
    console.log(`${tool.name} is missing; installing it: ${tool.installElsewhere.join(' ')}`);
    await runChild(context, tool.installElsewhere);
  }
}

/**
 * Makes sure that every tool is there and says where.
 * @throws CommandError naming a tool that is missing and cannot be installed from here
 */
export async function ensureTools(context: CommandContext): Promise<void> {
  for (const tool of tools) {
    if (!tool.find()) await install(context, tool);
    const place = tool.find();
    if (!place) {
      throw new CommandError(
        `${tool.name} is missing. Install it, on Debian: sudo apt-get install -y ${tool.debianPackage}`,
      );
    }
    console.log(`${tool.name}: ${place}`);
  }
}

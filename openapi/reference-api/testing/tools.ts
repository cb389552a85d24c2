/** Programs that tests need besides Node, and what to do where one is missing. */
import { findPostgresql } from './find-postgresql';
import { findProgram } from './local-machine';

/** A program that brings its own kind of tests. */
export type ToolName = 'Chromium' | 'Firefox' | 'WebKit' | 'Poppler' | 'PostgreSQL' | 'nginx';

/** Debian's packages that bring a tool; several that are needed together in one text. */
export const debianPackages: Readonly<Record<ToolName, string>> = {
  Chromium: 'chromium',
  Firefox: 'firefox-esr',
  WebKit: 'webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1 gir1.2-gtk-3.0',
  Poppler: 'poppler-utils',
  PostgreSQL: 'postgresql',
  nginx: 'nginx',
};

/** Package managers by their program, what each is told, and its packages where they have another name. */
const packageManagers: readonly {
  program: string;
  command: string;
  /** Without those that it does not have. */
  packages: Partial<Record<ToolName, string>>;
}[] = [
  { program: 'apt-get', command: 'sudo apt-get install -y', packages: debianPackages },
  {
    program: 'dnf',
    command: 'sudo dnf install -y',
    packages: {
      Chromium: 'chromium',
      Firefox: 'firefox',
      WebKit: 'webkit2gtk-driver xorg-x11-server-Xvfb python3-gobject webkit2gtk4.1',
      Poppler: 'poppler-utils',
      PostgreSQL: 'postgresql-server',
      nginx: 'nginx',
    },
  },
  {
    program: 'pacman',
    command: 'sudo pacman -S',
    packages: {
      Chromium: 'chromium',
      Firefox: 'firefox',
      WebKit: 'webkit2gtk-4.1 xorg-server-xvfb python-gobject',
      Poppler: 'poppler',
      PostgreSQL: 'postgresql',
      nginx: 'nginx',
    },
  },
  {
    program: 'apk',
    command: 'apk add',
    packages: {
      Chromium: 'chromium',
      Firefox: 'firefox-esr',
      WebKit: 'webkit2gtk-4.1 xvfb py3-gobject3',
      Poppler: 'poppler-utils',
      PostgreSQL: 'postgresql17',
      nginx: 'nginx',
    },
  },
  {
    program: 'brew',
    command: 'brew install',
    packages: {
      Chromium: '--cask chromium',
      Firefox: '--cask firefox',
      Poppler: 'poppler',
      PostgreSQL: 'postgresql@17',
      nginx: 'nginx',
    },
  },
];

/**
 * The command that installs a tool here; that of Debian where no known package manager is.
 * @param find answers a program of this machine
 */
export function howToInstall(tool: ToolName, find: (name: string) => unknown = findProgram): string {
  const [debian, ...others] = packageManagers;
  const found = [debian, ...others].find((manager) => manager && find(manager.program)) ?? debian;
  const packages = found?.packages[tool];
  return found && packages ? `${found.command} ${packages}` : 'there is none for this system';
}

/** Where tests must not be left out: on the machines that decide about a change. */
export const isCi = (environment = process.env): boolean =>
  !['', 'false', '0'].includes(environment['CI'] ?? '');

const finders = { PostgreSQL: () => findPostgresql(), nginx: () => findProgram('nginx') };

/** Why tests of a tool are left out here, for their title; undefined when they run. */
function whySkipped(tool: keyof typeof finders): string | undefined {
  if (finders[tool]() || isCi()) return undefined;
  return `skipped, ${tool} is missing: ${howToInstall(tool)}`;
}

/** `describe` for tests that need a tool: skipped where it is missing, except in CI, where they fail. */
export function describeWith(tool: keyof typeof finders, title: string, tests: () => void): void {
  const reason = whySkipped(tool);
  if (reason) describe.skip(`${title} (${reason})`, tests);
  else describe(title, tests);
}

import '../lib/supported-system';
import path from 'node:path';
import { Command } from 'commander';
import { shippedPackagesFile } from '../../src/sourcing/outputs/shipped-packages';
import { CommandError, runCommand } from '../lib/command';
import { dataDir } from '../lib/paths';
import { readJson } from '../lib/read-json';
import { askRegistry } from './audit/ask-registry';

const { required } = new Command('npm run check -- vulnerabilities')
  .description('Ask the npm registry for known vulnerabilities of the packages in the lock file')
  .option('--required', 'fail when the registry does not answer')
  .addHelpText(
    'after',
    '\nFails when a vulnerability is known. Packages that ship to visitors are marked after a build.',
  )
  .parse()
  .opts<{ required?: boolean }>();

/** Names of the packages in the bundles of the last build. */
const shippedPackages = () =>
  new Set(
    readJson<{ name: string }[]>(path.join(dataDir, shippedPackagesFile))?.map(({ name }) => name) ?? [],
  );

void runCommand(async () => {
  const audit = await askRegistry();
  if ('unanswered' in audit) {
    const message = `Not checked: the registry does not answer (${audit.unanswered}).`;
    if (required) throw new CommandError(message);
    console.log(message);
    return;
  }
  const shipped = shippedPackages();
  for (const { name, severity, advisories, fix } of audit.findings) {
    console.log(`${severity}: ${name}${shipped.has(name) ? ', ships to visitors' : ''}; solved by: ${fix}`);
    for (const advisory of advisories) console.log(`  ${advisory}`);
  }
  if (audit.findings.length > 0) throw new CommandError(`Vulnerable packages: ${audit.findings.length}.`);
  console.log('No vulnerability is known.');
});

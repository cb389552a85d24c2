import '../lib/supported-system';
import { Command } from 'commander';
import { apiReferenceFile, writeApiReference } from '../lib/api-reference';
import { runCommand } from '../lib/command';

const { out } = new Command('npm run api -- docs')
  .description('Write openapi/public-api.yaml as a page for reading: one file, to open or to send')
  .option('--out <file>', 'where it goes', apiReferenceFile)
  .parse()
  .opts<{ out: string }>();

void runCommand(async () => {
  await writeApiReference(out);
  console.log(`Written: ${out}`);
});

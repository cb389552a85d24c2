import { Command, InvalidArgumentError, Option } from 'commander';
import { fetchEnquiries } from '../openapi/reference-api/enquiries/fetch-enquiries';
import { parseTime } from '../openapi/reference-api/enquiries/parse-time';
import { enquiryKinds, type EnquiryFilter } from '../openapi/reference-api/enquiries/read-enquiries';
import { toCsv } from '../openapi/reference-api/enquiries/to-csv';
import { toTable } from '../openapi/reference-api/enquiries/to-table';
import { defaultDataDirectory, readSettings } from '../openapi/reference-api/settings';

function parseSince(text: string): string {
  const time = parseTime(text);
  if (!time) throw new InvalidArgumentError('Expected a date such as 2026-11-21.');
  return time;
}

interface Options extends EnquiryFilter {
  csv?: boolean;
  data: string;
}

async function main(): Promise<void> {
  const command = new Command('api:enquiries')
    .description(
      'List the enquiries that the reference API has stored, oldest first. DATABASE_URL is honoured',
    )
    .option('--csv', 'write CSV (UTF-8) to the standard output instead of a table')
    .option('--data <directory>', 'data directory of the embedded database', defaultDataDirectory)
    .addOption(new Option('--kind <kind>', 'only this kind').choices(enquiryKinds))
    .option('--since <time>', 'only those received then or later, e.g. 2026-11-21', parseSince)
    .parse();
  const { csv, data, kind, since } = command.opts<Options>();
  const { DATABASE_URL: databaseUrl } = readSettings();
  const started = Date.now();
  const enquiries = await fetchEnquiries(databaseUrl ? { databaseUrl } : { dataDir: data }, {
    ...(kind && { kind }),
    ...(since && { since }),
  });
  process.stdout.write(csv ? toCsv(enquiries) : `${toTable(enquiries)}\n`);
  console.error(`${enquiries.length} enquiries, times in UTC, read in ${Date.now() - started} ms`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

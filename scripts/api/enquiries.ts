import '../lib/supported-system';
import { Command, InvalidArgumentError, Option } from 'commander';
import {
  parseDays,
  parseReference,
  type EraseSelection,
} from '../../openapi/reference-api/enquiries/erase-enquiries';
import { eraseStoredEnquiries, fetchEnquiries } from '../../openapi/reference-api/enquiries/fetch-enquiries';
import { parseTime } from '../../openapi/reference-api/enquiries/parse-time';
import { enquiryKinds, type EnquiryFilter } from '../../openapi/reference-api/enquiries/read-enquiries';
import { enquiriesToCsv } from '../../openapi/reference-api/enquiries/to-csv';
import { toTable } from '../../openapi/reference-api/enquiries/to-table';
import { separators, type Separator } from '../../src/lib/csv';
import { CommandError } from '../lib/command';
import { dataOption, runOnData, storageIn } from '../lib/stored-data';

/** An option parser that says what it expected when `parse` has no value for the text. */
const expecting =
  <Value>(expected: string, parse: (text: string) => Value | undefined) =>
  (text: string): Value => {
    const value = parse(text);
    if (value === undefined) throw new InvalidArgumentError(`Expected ${expected}.`);
    return value;
  };

interface Options extends Pick<EnquiryFilter, 'kind' | 'since'> {
  csv?: boolean;
  separator: Separator;
  data: string;
  olderThan?: number;
  /** `true` without a number. */
  erase?: string | true;
}

const readOptions = (): Options =>
  new Command('npm run api -- enquiries')
    .description(
      'List the enquiries that the reference API has stored, oldest first, or erase some. DATABASE_URL is honoured',
    )
    .option('--csv', 'write CSV (UTF-8) to the standard output instead of a table')
    .addOption(
      new Option('--separator <character>', 'between cells of the CSV').choices(separators).default(','),
    )
    .option(...dataOption)
    .addOption(new Option('--kind <kind>', 'only this kind').choices(enquiryKinds))
    .option(
      '--since <time>',
      'only those received then or later, e.g. 2026-11-21',
      expecting('a date such as 2026-11-21', parseTime),
    )
    .option(
      '--older-than <days>',
      'only those received more than so many days ago',
      expecting('a number of days from 1 to 36500', parseDays),
    )
    .option(
      '--erase [number]',
      'erase this enquiry for good, or with --older-than all that it lists',
      expecting('a reference number such as SH-20001', parseReference),
    )
    .parse()
    .opts<Options>();

function toSelection({ erase, olderThan, kind, since, csv }: Options): EraseSelection {
  if (kind || since || csv)
    throw new CommandError('--erase goes with a number or with --older-than, and nothing else.');
  if (typeof erase === 'string' && olderThan === undefined) return { reference: erase };
  if (erase === true && olderThan !== undefined) return { olderThanDays: olderThan };
  throw new CommandError('Say what to erase: --erase SH-20001, or --erase --older-than 365.');
}

runOnData(async () => {
  const options = readOptions();
  const { csv, data, kind, since, olderThan, separator } = options;
  const storage = storageIn(data);
  const started = Date.now();
  if (options.erase !== undefined) {
    const selection = toSelection(options);
    const erased = await eraseStoredEnquiries(storage, selection);
    if ('reference' in selection && erased.length === 0)
      throw new CommandError(`There is no enquiry ${selection.reference}.`);
    for (const reference of erased) console.log(reference);
    console.error(
      `${erased.length} erased with idempotency keys and waiting alerts, in ${Date.now() - started} ms. ` +
        'Copies elsewhere (backups, exported files, alerts that were delivered) are as they were.',
    );
    return;
  }
  const enquiries = await fetchEnquiries(storage, {
    ...(kind && { kind }),
    ...(since && { since }),
    ...(olderThan && { older_than: olderThan }),
  });
  process.stdout.write(csv ? enquiriesToCsv(enquiries, separator) : `${toTable(enquiries)}\n`);
  console.error(`${enquiries.length} enquiries, times in UTC, read in ${Date.now() - started} ms`);
});

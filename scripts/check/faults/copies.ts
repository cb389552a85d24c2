import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { BuildReport } from '../../../src/sourcing/read/build-report';
import type { ContractValidator, SchemaName } from '../../../src/sourcing/read/contract-validator';
import { filesBelow } from '../../lib/file-trees';

const schemas: Record<string, SchemaName> = {
  organization: 'Organization',
  projects: 'Project',
  rentals: 'Rental',
  blogs: 'Blog',
};

const schemaOf = (resource: string): SchemaName | undefined =>
  resource.startsWith('lookups-') ? 'Lookup' : schemas[resource];

/** The last good copies of a folder `.data`, and what they were after its first build. */
export class Copies {
  readonly #folder: string;
  readonly #saved: string;
  readonly #hidden: string;

  constructor(
    dataFolder: string,
    readonly validator: ContractValidator,
  ) {
    this.#folder = path.join(dataFolder, 'last-good');
    this.#saved = path.join(dataFolder, 'last-good-at-first');
    this.#hidden = path.join(dataFolder, 'last-good-hidden');
  }

  save(): void {
    rmSync(this.#saved, { recursive: true, force: true });
    cpSync(this.#folder, this.#saved, { recursive: true });
  }

  /** Makes them what they were, so that no fault meets what another one left. */
  restore(): void {
    if (!existsSync(this.#saved)) return;
    for (const folder of [this.#folder, this.#hidden]) rmSync(folder, { recursive: true, force: true });
    cpSync(this.#saved, this.#folder, { recursive: true });
  }

  /** Until {@link restore}, builds find none. */
  hide(): void {
    if (existsSync(this.#folder)) renameSync(this.#folder, this.#hidden);
  }

  /** What is wrong with them after a build: bad data was kept, or a copy changed that was used. */
  check({ resources = {} }: BuildReport): string[] {
    return this.#files(this.#folder).flatMap((file) => {
      const text = readFileSync(path.join(this.#folder, file), 'utf8');
      const resource = path.basename(file, '.json');
      const used = resources[resource]?.origin === 'last_good';
      if (used && text !== readFileSync(path.join(this.#saved, file), 'utf8'))
        return [`the copy of ${resource} was used, and changed`];
      const schema = schemaOf(resource);
      const { rows = [] } = JSON.parse(text) as { rows?: unknown[] };
      const bad = schema && rows.map((row) => this.validator.checkRow(schema, row)).find(isFaulty);
      return bad ? [`the copy of ${resource} has bad data: ${bad.problems[0]?.at}`] : [];
    });
  }

  #files(folder: string): string[] {
    if (!existsSync(folder)) return [];
    return filesBelow(folder).filter((name) => /^[0-9a-f]+\/.*\.json$/.test(name));
  }
}

const isFaulty = (checked: ReturnType<ContractValidator['checkRow']>): boolean =>
  !checked.valid || checked.problems.length > 0;

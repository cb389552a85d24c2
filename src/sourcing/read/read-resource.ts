import type { components } from '../../api-client/generated/schema';
import type { ContractValidator, SchemaName } from './contract-validator';
import { fitRows } from './fit-rows';
import type { LastGood } from './last-good';
import { emptyReport, recordsWith, type Reading, type ResourceReport } from './report';
import { SourceError } from './source-error';

type Schemas = components['schemas'];

/** Rows of a resource that the build uses. */
export interface ReadRows<T> {
  rows: T[];
  /** Rows that the API counts and did not give. */
  missing: number;
}

interface ResourceOptions {
  apiUrl: string;
  validator: ContractValidator;
  lastGood: LastGood;
  acceptsLosses?: boolean;
}

/** A resource as it is stored for later builds. */
interface Copy {
  /** ISO time. */
  read_at: string;
  per_page?: number;
  rows: unknown[];
  /** When the oldest of the rows that are older than the copy were read. ISO time. */
  restored_from?: string;
}

const isCopy = (value: unknown): value is Copy =>
  typeof value === 'object' &&
  value !== null &&
  Array.isArray((value as Partial<Copy>).rows) &&
  typeof (value as Partial<Copy>).read_at === 'string';

const howToAccept = 'If this is right, build once with `npm run build -- --accept-losses`';

/** Reads resources, or takes them from their last good copies. What it did is in `reports`, by resource. */
export class ResourceReader {
  readonly reports: Record<string, ResourceReport> = {};

  /** @param readAt when the build began to read, ISO time */
  constructor(
    readonly options: ResourceOptions,
    readonly readAt: string,
  ) {}

  /**
   * The rows of a resource.
   * @param name of the resource in reports and copies
   * @throws SourceError when it cannot be read, or is not believed, and there is no copy of it
   */
  async read<N extends SchemaName>(
    schema: N,
    name: string,
    read: (reading: Reading<Schemas[N]>) => Promise<ReadRows<Schemas[N]>>,
  ): Promise<Schemas[N][]> {
    const { lastGood } = this.options;
    const stored = await lastGood.read<unknown>(name);
    const copy = isCopy(stored) ? stored : undefined;
    const copied = copy && this.#usableRows(schema, copy.rows);
    const report = (this.reports[name] = emptyReport(this.readAt));

    const useCopy = (reason: string): Schemas[N][] => {
      if (!copy || !copied) {
        const { apiUrl } = this.options;
        throw new SourceError(
          `${reason}. There is no last good copy of ${name} from ${apiUrl} to build from.`,
        );
      }
      const { read_at, per_page, restored_from } = copy;
      Object.assign(report, {
        ...{ origin: 'last_good', reason, read_at, per_page, rows: copied.length },
        ...(restored_from && { restored_from }),
      });
      return copied;
    };

    let result: ReadRows<Schemas[N]>;
    try {
      result = await read({ report, copy: copied });
    } catch (error) {
      if (error instanceof SourceError) return useCopy(error.message);
      throw error;
    }
    const loss = this.options.acceptsLosses ? undefined : lossOf(name, result, copied?.length ?? 0);
    if (loss && copied) return useCopy(`${loss}. ${howToAccept}`);
    const dropped = recordsWith(report, 'dropped').length;
    if (!copied && !this.options.acceptsLosses && result.rows.length < result.missing + dropped) {
      const all = result.rows.length + result.missing + dropped;
      throw new SourceError(
        `${name}: only ${result.rows.length} of ${all} rows can be used, and there is no last good copy. ${howToAccept}`,
      );
    }
    if (loss) report.notes.push(loss);
    report.rows = result.rows.length;
    if (copy && recordsWith(report, 'restored').length > 0)
      report.restored_from = copy.restored_from ?? copy.read_at;
    const { read_at, per_page, restored_from } = report;
    await lastGood.write(name, { read_at, per_page, restored_from, rows: result.rows } satisfies Copy);
    return result.rows;
  }

  /** The rows of a copy that fit the contract of today; undefined where there is none among them. */
  #usableRows<N extends SchemaName>(schema: N, rows: readonly unknown[]): Schemas[N][] | undefined {
    const { validator } = this.options;
    const usable = fitRows(schema, rows, { validator, report: emptyReport(this.readAt) });
    return usable.length > 0 || rows.length === 0 ? usable : undefined;
  }
}

/** Why the rows that came are rather a fault of the API than a real change; undefined when they are not. */
function lossOf(name: string, { rows, missing }: ReadRows<unknown>, before: number): string | undefined {
  if (missing > 0) return `${name}: ${missing} rows fewer came than the API counts in \`meta.total\``;
  if (rows.length * 2 < before) {
    return `${name}: only ${rows.length} of ${before} rows came; more than half are suddenly missing`;
  }
  return undefined;
}

import type { components } from '../src/api-client/generated/schema';
import { loadContract } from './reference-api/contract/load-contract';

type Schemas = components['schemas'];

let schemas: ReturnType<typeof loadContract>['schemas'] | undefined;

/**
 * The contract's example of a schema: a record of the demo data, or a body that a form sends. A copy, to be changed at will.
 * @throws when it has none
 */
export function contractExample<Name extends keyof Schemas>(name: Name): Schemas[Name] {
  schemas ??= loadContract().schemas;
  const [example] = (schemas[name]?.['examples'] ?? []) as Schemas[Name][];
  if (example === undefined) throw new Error(`The contract has no example of ${name}`);
  return structuredClone(example);
}

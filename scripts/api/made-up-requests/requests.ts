import fc from 'fast-check';
import type { Operation } from '../../../openapi/reference-api/contract/load-contract';
import { changesOf } from './changes';
import { assemble, busyAddress, type Draft, type FuzzRequest, type FuzzTarget } from './draft';
import { validValue } from './valid-values';

function drafts(target: FuzzTarget, operation: Operation): fc.Arbitrary<Draft> {
  const { contract, organizationKey, projectIds } = target;
  const known = { project_id: projectIds, id: projectIds };
  const valuesIn = (place: string) => {
    const own = operation.parameters.filter((parameter) => parameter.in === place);
    const properties = Object.fromEntries(own.map(({ name, schema }) => [name, schema]));
    const required = own.filter((parameter) => parameter.required).map(({ name }) => name);
    return validValue({ type: 'object', properties, required }, known) as fc.Arbitrary<
      Record<string, unknown>
    >;
  };
  const asTexts = (values: Record<string, unknown>) =>
    Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]);
  const address = fc.oneof(
    { weight: 30, arbitrary: fc.ipV4() },
    { weight: 1, arbitrary: fc.constant(busyAddress) },
  );
  return fc
    .record({
      path: valuesIn('path'),
      query: valuesIn('query'),
      header: valuesIn('header'),
      address,
      body: operation.body ? validValue(operation.body, known) : fc.constant(undefined),
    })
    .map((parts) => ({
      operation,
      params: Object.fromEntries(asTexts(parts.path)),
      query: asTexts(parts.query),
      headers: {
        [contract.keyHeader]: organizationKey,
        'X-Forwarded-For': parts.address,
        ...(operation.body && { 'Content-Type': 'application/json' }),
        ...Object.fromEntries(asTexts(parts.header)),
      },
      body: parts.body as Draft['body'],
    }));
}

/** Requests of every operation of the contract, a fifth of them valid and the others changed in one way. */
export function requests(target: FuzzTarget): fc.Arbitrary<FuzzRequest> {
  return fc.constantFrom(...target.contract.operations).chain((operation) =>
    drafts(target, operation).chain((draft) => {
      const valid = { ...assemble(target, draft), expected: [operation.successStatus] };
      const changed = changesOf(target, draft).map((arbitrary) => ({ weight: 1, arbitrary }));
      return fc.oneof({ weight: Math.ceil(changed.length / 4), arbitrary: fc.constant(valid) }, ...changed);
    }),
  );
}

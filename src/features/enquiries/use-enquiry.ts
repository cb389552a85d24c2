/** Sends one form: checks, posts, and says what came of it. What was typed stays in the form until it is delivered. */
import { useRef, useState } from 'react';
import type { Failure } from '../../api/result';
import { bodyFields, checkFields, type FieldFault, type Typed } from './check-fields';
import {
  forms,
  senders,
  type EnquiryBodies,
  type EnquiryContext,
  type EnquiryKind,
  type FieldDefinition,
} from './forms';
import { newIdempotencyKey } from './idempotency-key';

export type EnquiryState =
  | { step: 'editing' }
  | { step: 'sending' }
  | { step: 'delivered'; reference: string }
  /** Fields to mend, by name. */
  | { step: 'refused'; faults: Record<string, FieldFault> }
  /** It did not arrive; sending again is safe, because the key stays the same. */
  | { step: 'failed' };

function faultsOf(failure: Failure, fields: Record<string, FieldDefinition>): Record<string, FieldFault> {
  const errors = failure.kind === 'problem' && failure.status === 422 ? (failure.problem?.errors ?? []) : [];
  return Object.fromEntries(
    errors.flatMap(({ field }) => (field in fields ? [[field, { rule: 'refused' as const }]] : [])),
  );
}

export function useEnquiry<K extends EnquiryKind>(kind: K, context: EnquiryContext) {
  const [state, setState] = useState<EnquiryState>({ step: 'editing' });
  const key = useRef<string>();
  const fields: Record<string, FieldDefinition> = forms[kind];

  async function send(typed: Typed): Promise<void> {
    const faults = checkFields(fields, typed);
    if (Object.keys(faults).length > 0) return setState({ step: 'refused', faults });
    setState({ step: 'sending' });
    // The API checks the whole body by the same contract that the fields were taken from.
    const body = { ...bodyFields(fields, typed), ...context } as EnquiryBodies[K];
    key.current ??= newIdempotencyKey();
    const result = await senders[kind](body, key.current);
    if (result.ok) {
      key.current = undefined;
      return setState({ step: 'delivered', reference: result.value.data.reference });
    }
    const refused = faultsOf(result.failure, fields);
    // Another body under the same key would be refused, and what is mended is another body.
    if (result.failure.kind === 'problem') key.current = undefined;
    return setState(
      Object.keys(refused).length > 0 ? { step: 'refused', faults: refused } : { step: 'failed' },
    );
  }

  return { state, send };
}

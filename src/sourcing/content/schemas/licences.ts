import { licencePolicies } from '../../../lib/licence';
import { choice, group } from '../fields';

/** `legal/licences.md`: what becomes of an offer whose licence is missing or has ended. */
export const licences = group('the field when_missing_or_expired', {
  when_missing_or_expired: choice('what visitors see without a valid licence', licencePolicies),
});

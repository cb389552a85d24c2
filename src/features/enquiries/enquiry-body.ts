/** What was typed as the body of a create call. */
import {
  forms,
  notListed,
  type EnquiryBodies,
  type EnquiryContext,
  type EnquiryKind,
  type FieldDefinition,
  type Typed,
} from './forms';
import { isBlank } from './typed-text';

interface More extends EnquiryContext {
  /** Whether the visitor ticked the box for news. */
  marketing: boolean;
}

/**
 * The body: fields left blank are left out, numbers are numbers, free text is untouched. `checked` has passed the
 * form's schema, and the API checks the whole body by the contract that the fields were taken from.
 */
export function enquiryBody<K extends EnquiryKind>(kind: K, checked: Typed, more: More): EnquiryBodies[K] {
  const fields: [string, FieldDefinition][] = Object.entries(forms[kind]);
  const { marketing, ...context } = more;
  const answers = fields.flatMap(([name, { format, choices }]) => {
    const value = checked[name] ?? '';
    return isBlank(value) || (choices && value === notListed)
      ? []
      : [[name, format === 'number' ? Number(value) : value]];
  });
  return {
    ...(Object.fromEntries(answers) as EnquiryBodies[K]),
    ...context,
    ...(marketing ? { marketing_consent: true } : {}),
  };
}

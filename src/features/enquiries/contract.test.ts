import fc from 'fast-check';
import { ValidationError } from 'yup';
import { loadContract } from '../../../openapi/reference-api/contract/load-contract';
import { createRequestValidator } from '../../../openapi/reference-api/contract/request-validator';
import { enums } from '../../api-client/generated/contract-values';
import { enquiryBody } from './enquiry-body';
import { forms, isBlank, notListed, type EnquiryKind, type FieldDefinition } from './forms';
import { schemas } from './schemas';

const operations = {
  maintenance: 'createMaintenance',
  contact: 'createContact',
  consultation: 'createConsultation',
  project_interest: 'createProjectInterest',
  interest: 'createInterest',
} as const satisfies Record<EnquiryKind, string>;

const contract = loadContract();

/** Names of the fields of a body that the API would refuse, by the validator of the contract. */
function refusedByContract(kind: EnquiryKind, body: unknown): string[] {
  const operation = contract.operations.find(({ id }) => id === operations[kind]);
  if (!operation) throw new Error(`The contract has no ${operations[kind]}`);
  const received: unknown = JSON.parse(JSON.stringify(body));
  const { errors } = createRequestValidator(operation)({
    params: {},
    query: {},
    headers: {},
    body: received,
  });
  return [...new Set(errors.map(({ field }) => field))].sort();
}

/** Names of the fields that the form refuses. */
function refusedByForm(kind: EnquiryKind, values: Record<string, string>): string[] {
  try {
    schemas[kind].validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path = '' }) => path).sort();
  }
}

const around = (...lengths: number[]) =>
  fc
    .tuple(fc.constantFrom(...lengths), fc.constantFrom('ن', 'a', ' ', '😀', '\u200f'))
    .map(([length, sign]) => sign.repeat(length));
const broken = fc.tuple(fc.string({ maxLength: 20 }), fc.constantFrom('\0', '\ud83d', '\ude00'));
const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 160 }),
  fc.string({ unit: fc.constantFrom(' ', '\t', '\u00a0', 'ن', 'a'), maxLength: 12 }),
  around(1, 5, 6, 49, 50, 51, 149, 150, 151),
  broken.map((parts) => parts.join('')),
);
const address = fc.string({ unit: fc.constantFrom(...'aZ9.-_+@"(), ،ن٤\u200f!#'), maxLength: 14 });
const emails = fc.oneof(
  fc.emailAddress(),
  fc.tuple(address, address).map(([local, domain]) => `${local}@${domain}.sa`),
  fc.constantFrom(
    'a@b',
    'a..b@c.sa',
    '.a@b.sa',
    'a@b.sa.',
    'a@b_c.sa',
    'é@b.sa',
    'K@b.sa',
    `${'a'.repeat(150)}@b.sa`,
  ),
);
const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 6, maxLength: 9 });
const mobiles = fc.oneof(
  fc
    .tuple(fc.constantFrom('05', '5', '+9665', '009665', '+966 (0)5', '04'), digits)
    .map((parts) => parts.join('')),
  words,
);
const numbers = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789٤.-'), maxLength: 4 }),
  fc.constantFrom('20', '21', '0', '2.5', '4.0', '+3', 'four'),
);

const typedFor = ({ format, choices }: FieldDefinition): fc.Arbitrary<string> => {
  if (choices === 'urgency') return fc.constantFrom('', ...enums.MaintenanceUrgency);
  if (choices === 'projects') return fc.constantFrom('', 'prj-1001', notListed);
  if (format === 'mobile') return mobiles;
  if (format === 'email') return emails;
  return format === 'number' ? numbers : words;
};

test.each(Object.keys(forms) as EnquiryKind[])(
  'the %s form refuses what the contract refuses, and nothing else @3.11',
  (kind) => {
    const fields: [string, FieldDefinition][] = Object.entries(forms[kind]);
    const typed = fc.record(
      Object.fromEntries(fields.map(([name, definition]) => [name, typedFor(definition)])),
    );
    fc.assert(
      fc.property(typed, (values) => {
        const normalized = schemas[kind].cast(values);
        const about = kind === 'project_interest' ? { project_id: 'prj-1001' } : {};
        const more = { ...about, locale: 'ar', page_path: '/', marketing: false } as const;
        const body = enquiryBody(kind, normalized, more);
        // What is no number would be sent as null; the contract is to judge what was typed.
        const asTyped = fields.flatMap(([name, { format }]) => {
          const value = normalized[name] ?? '';
          const isNoNumber =
            format === 'number' && !isBlank(value) && !/^[+-]?(\d+(\.\d+)?|\.\d+)$/.test(value);
          return isNoNumber ? [[name, value]] : [];
        });
        expect(refusedByForm(kind, values)).toEqual(
          refusedByContract(kind, { ...body, ...Object.fromEntries(asTyped) }),
        );
      }),
      { numRuns: 400 },
    );
  },
);

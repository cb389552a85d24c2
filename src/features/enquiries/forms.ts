/** The five forms as data: which fields, with which limits of the contract. */
import { limits } from '../../api-client/contract';
import type { components } from '../../api-client/schema';

type Schemas = components['schemas'];

export interface FieldDefinition {
  control: 'text' | 'textarea' | 'select';
  required: boolean;
  /** Category whose options a select offers. */
  lookup?: Schemas['LookupCategory'];
  /** Other options of a select: values of the contract, or the projects that the page offers. */
  choices?: 'urgency' | 'projects';
  /** The texts have a hint under its name. */
  hint?: true;
  /** Shape of the text beyond its length. */
  format?: 'name' | 'mobile' | 'email' | 'number';
  /** Unicode code points. */
  minLength?: number;
  maxLength?: number;
  /** Of a number. */
  maximum?: number;
  autoComplete?: string;
  /** What an answer looks like, left to right: in the empty field, and in the message when the answer is wrong. */
  placeholder?: string;
  /** Takes a row of its own. */
  wide?: boolean;
}

/** Bodies of the create calls, by kind of enquiry. */
export interface EnquiryBodies {
  maintenance: Schemas['MaintenanceCreate'];
  contact: Schemas['ContactCreate'];
  consultation: Schemas['ConsultationCreate'];
  project_interest: Schemas['ProjectInterestCreate'];
  interest: Schemas['InterestCreate'];
}

export type EnquiryKind = keyof EnquiryBodies;

/** Chosen where the visitor's project is not among the options. No project is sent then. */
export const notListed = 'not-listed';

/** What the page adds to what the visitor typed. */
export type EnquiryContext = Pick<Schemas['EnquiryBase'], 'locale' | 'page_path' | 'project_id' | 'unit_id'>;

/** What stands in the fields, by name. */
export type Typed = Readonly<Record<string, string>>;

interface Limit {
  minLength?: number;
  maxLength: number;
}

const text = (limit: Limit, required: boolean): FieldDefinition => ({ control: 'text', required, ...limit });
const area = (limit: Limit, required: boolean): FieldDefinition => ({
  ...text(limit, required),
  control: 'textarea',
  wide: true,
});

const person = {
  full_name: { ...text(limits.FullName, true), format: 'name', hint: true, autoComplete: 'name', wide: true },
  mobile: {
    ...text(limits.Mobile, true),
    format: 'mobile',
    autoComplete: 'tel',
    placeholder: '05XXXXXXXX',
  },
} as const satisfies Record<string, FieldDefinition>;

const email: FieldDefinition = {
  ...text(limits.Email, false),
  format: 'email',
  autoComplete: 'email',
  placeholder: 'name@example.com',
};
const rooms: FieldDefinition = {
  control: 'select',
  required: false,
  lookup: 'rooms',
  format: 'number',
  maximum: limits.RoomsCount.maximum,
};
const urgency: FieldDefinition = { control: 'select', required: false, choices: 'urgency' };
const project: FieldDefinition = { control: 'select', required: false, choices: 'projects' };
const ownUnit: FieldDefinition = { ...text(limits.ShortText, false), hint: true };
const location = (required: boolean): FieldDefinition => ({
  ...text(limits.ShortText, required),
  control: 'select',
  lookup: 'cities',
});

/** Fields of each form in their order. */
export const forms = {
  maintenance: {
    ...person,
    maintenance_type: { ...text(limits.ShortText, true), control: 'select', lookup: 'maintenance-types' },
    urgency,
    project_id: project,
    unit_label: ownUnit,
    location: location(true),
    description: area(limits.LongText, true),
  },
  contact: { ...person, email, location: location(false), description: area(limits.LongText, true) },
  consultation: { ...person, email, consultation: area(limits.LongText, true) },
  project_interest: { ...person, rooms, note: area(limits.Note, false) },
  interest: { ...person, rooms, location: location(false), note: area(limits.Note, false) },
} as const satisfies { [K in EnquiryKind]: { [F in keyof EnquiryBodies[K]]?: FieldDefinition } };

/** Fields of a form with their names, as the page shows them: a narrow one that would stand alone takes the row. */
export function fieldsOf(kind: EnquiryKind): [string, FieldDefinition][] {
  const fields: [string, FieldDefinition][] = Object.entries(forms[kind]);
  let narrow = 0;
  return fields.map(([name, definition], place) => {
    if (definition.wide) return [name, definition];
    narrow += 1;
    const next = fields[place + 1]?.[1];
    const alone = narrow % 2 === 1 && (!next || next.wide);
    return [name, { ...definition, wide: alone }];
  });
}

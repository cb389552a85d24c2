import { limits } from '../../api-client/generated/contract-values';
import type { components } from '../../api-client/generated/schema';
import type { NamespaceKey } from '../../i18n';

type Schemas = components['schemas'];

export interface FieldDefinition {
  control: 'text' | 'textarea' | 'select';
  required: boolean;
  /** Category whose options a select offers. */
  lookup?: Schemas['LookupCategory'];
  /** Other options of a select: values of the contract, or the projects that the page offers. */
  choices?: 'urgency' | 'projects';
  /** Name of its label, where that is not its own name. */
  label?: 'message';
  /** Key of the text below it. */
  hint?: Extract<NamespaceKey<'enquiries'>, `hints.${string}`>;
  /** Format beyond its length. */
  format?: 'name' | 'mobile' | 'email' | 'number';
  /** Unicode code points. */
  minLength?: number;
  maxLength?: number;
  /** Of a number. */
  maximum?: number;
  autoComplete?: string;
  /** An example, left to right: shown in the empty field, and in the error message. */
  placeholder?: string;
  /** In a row of its own. */
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

/** The option for a project that is not among the options; no project is sent then. */
export const notListed = 'not-listed';

/** What the page adds to the visitor's answers. */
export type EnquiryContext = Pick<Schemas['EnquiryBase'], 'locale' | 'page_path' | 'project_id' | 'unit_id'> &
  Pick<Schemas['InterestCreate'], 'search'>;

/** Values of the fields by name. */
export type FormValues = Readonly<Record<string, string>>;

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
  full_name: {
    ...text(limits.FullName, true),
    format: 'name',
    hint: 'hints.full_name',
    autoComplete: 'name',
    wide: true,
  },
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
const ownUnit: FieldDefinition = { ...text(limits.ShortText, false), hint: 'hints.unit_label' };
const location = (required: boolean): FieldDefinition => ({
  ...text(limits.ShortText, required),
  control: 'select',
  lookup: 'cities',
});

/** Fields of the five forms in their order, with the limits of the contract. */
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
  contact: {
    ...person,
    email,
    location: location(false),
    description: { ...area(limits.LongText, true), label: 'message' },
  },
  consultation: { ...person, email, consultation: area(limits.LongText, true) },
  project_interest: { ...person, rooms, note: area(limits.Note, false) },
  interest: { ...person, rooms, location: location(false), note: area(limits.Note, false) },
} as const satisfies { [K in EnquiryKind]: { [F in keyof EnquiryBodies[K]]?: FieldDefinition } };

export type FieldName = { [K in EnquiryKind]: keyof (typeof forms)[K] }[EnquiryKind];

/** Key of a field's label. */
export function getLabel(kind: EnquiryKind, name: FieldName): `fields.${FieldName | 'message'}` {
  const definitions: Partial<Record<FieldName, FieldDefinition>> = forms[kind];
  return `fields.${definitions[name]?.label ?? name}`;
}

/**
 * Fields of a form with their names: a narrow one that would be alone in its row becomes wide.
 * @param known whether a field is not shown
 */
export function getFields(
  kind: EnquiryKind,
  known: (name: FieldName) => boolean = () => false,
): [FieldName, FieldDefinition][] {
  const fields = Object.entries(forms[kind]) as [FieldName, FieldDefinition][];
  const shown = fields.filter(([name]) => !known(name));
  let narrow = 0;
  return fields.map(([name, definition]) => {
    if (definition.wide || known(name)) return [name, definition];
    narrow += 1;
    const next = shown[shown.findIndex(([other]) => other === name) + 1]?.[1];
    const isAlone = narrow % 2 === 1 && (!next || next.wide);
    return [name, { ...definition, wide: isAlone }];
  });
}

/** Length in characters as a person counts them: an emoji of two UTF-16 units is one. */
export const codePoints = (value: string): number => [...value].length;

/** White space alone is no answer. */
export const isBlank = (value: string | null | undefined): boolean => !value?.trim();

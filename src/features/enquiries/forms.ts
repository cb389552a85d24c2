/** The five forms as data: which fields, with which limits of the contract, sent by which call. */
import { api } from '../../api/browser';
import { limits } from '../../api/contract';
import { settle, type Result } from '../../api/result';
import type { components } from '../../api/schema';

type Schemas = components['schemas'];
type Receipt = Schemas['EnquiryReceiptResponse'];

export interface FieldDefinition {
  control: 'text' | 'textarea' | 'select';
  required: boolean;
  /** Category whose options a select offers. */
  lookup?: Schemas['LookupCategory'];
  /** Shape of the text beyond its length. */
  format?: 'mobile' | 'email' | 'number';
  /** Unicode code points. */
  minLength?: number;
  maxLength?: number;
  autoComplete?: string;
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

/** What the page adds to what the visitor typed. */
export type EnquiryContext = Pick<Schemas['EnquiryBase'], 'locale' | 'page_path' | 'project_id' | 'unit_id'>;

const text = (limit: { minLength?: number; maxLength: number }, required: boolean): FieldDefinition => ({
  control: 'text',
  required,
  ...limit,
});
const area = (limit: { minLength?: number; maxLength: number }, required: boolean): FieldDefinition => ({
  ...text(limit, required),
  control: 'textarea',
});

const person = {
  full_name: { ...text(limits.FullName, true), autoComplete: 'name' },
  mobile: { ...text(limits.Mobile, true), format: 'mobile', autoComplete: 'tel-national' },
} as const satisfies Record<string, FieldDefinition>;

const email: FieldDefinition = { ...text(limits.Email, false), format: 'email', autoComplete: 'email' };
const rooms: FieldDefinition = { control: 'select', required: false, lookup: 'rooms', format: 'number' };
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
    location: location(true),
    description: area(limits.LongText, true),
  },
  contact: { ...person, email, location: location(false), description: area(limits.LongText, true) },
  consultation: { ...person, email, consultation: area(limits.LongText, true) },
  project_interest: { ...person, rooms, note: area(limits.Note, false) },
  interest: { ...person, rooms, location: location(false), note: area(limits.Note, false) },
} as const satisfies { [K in EnquiryKind]: { [F in keyof EnquiryBodies[K]]?: FieldDefinition } };

type Send<K extends EnquiryKind> = (body: EnquiryBodies[K], key: string) => Promise<Result<Receipt>>;

const header = (key: string) => ({ params: { header: { 'Idempotency-Key': key } } });

/** The create call of each kind. `key` is the idempotency key of one request that a person makes. */
export const senders: { [K in EnquiryKind]: Send<K> } = {
  maintenance: (body, key) => settle(api.POST('/public/maintenances/create', { body, ...header(key) })),
  contact: (body, key) => settle(api.POST('/public/contactus/create', { body, ...header(key) })),
  consultation: (body, key) => settle(api.POST('/public/consultation/create', { body, ...header(key) })),
  project_interest: (body, key) =>
    settle(api.POST('/public/project-interested/create', { body, ...header(key) })),
  interest: (body, key) => settle(api.POST('/public/interested/create', { body, ...header(key) })),
};

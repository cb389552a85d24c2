import type { ColumnType, Generated, JSONColumnType, Kysely } from 'kysely';
import type { components } from '../../../src/api-client/generated/schema';

type Schemas = components['schemas'];
type Text = JSONColumnType<Schemas['LocalizedText']>;
type OptionalJson<Value extends object> = ColumnType<Value | null, string | null | undefined, string | null>;
type OptionalText = OptionalJson<Schemas['LocalizedText']>;

export interface OrganizationTable {
  id: Generated<number>;
  /** Value of the organization key header. */
  key: string;
  name: Text;
  legal_name: OptionalText;
  phone1: string | null;
  phone2: string | null;
  whatsapp: string | null;
  email: string | null;
  address: OptionalText;
  instagram: string | null;
  twitter: string | null;
  youtube: string | null;
  plugins: JSONColumnType<string[]>;
  care_site_url: string | null;
  founded_year: number | null;
  licence_number: string | null;
  commercial_registration: string | null;
  vat_number: string | null;
  national_address: string | null;
}

export interface ProjectTable {
  id: string;
  organization_id: number;
  slug: string;
  status: Schemas['ProjectStatus'];
  name: Text;
  city: Text;
  district: Text;
  summary: Text;
  description: Text;
  cover: OptionalJson<Schemas['Image']>;
  gallery: JSONColumnType<Schemas['Image'][]>;
  coordinates: OptionalJson<Schemas['Coordinates']>;
  launch_date: Date | null;
  /** `YYYY-MM-DD` */
  handover_date: string | null;
  /** `YYYY-MM-DD` */
  delivered_on: string | null;
  licence: OptionalJson<Schemas['Licence']>;
  brochure_url: string | null;
  whatsapp: string | null;
  advantages: JSONColumnType<Schemas['Advantage'][]>;
  guarantees: JSONColumnType<Schemas['Guarantee'][]>;
  after_sales_services: JSONColumnType<Schemas['Advantage'][]>;
  nearby_services: JSONColumnType<Schemas['NearbyService'][]>;
  payment_plan: OptionalJson<Schemas['PaymentPlan']>;
  service_charge: number | null;
  progress: JSONColumnType<Schemas['ProgressReport'][]>;
  viewings: JSONColumnType<Schemas['Viewing'][]>;
  published_at: Date;
  updated_at: Date;
}

export interface BuildingTable {
  id: string;
  project_id: string;
  position: number;
  name: Text;
}

type Attributes = Schemas['UnitAttributes'];
type Nullable<Value> = { [Name in keyof Value]-?: NonNullable<Value[Name]> | null };
type RequiredAttribute = 'id' | 'flat_number' | 'floor' | 'rooms' | 'bathrooms' | 'total_area';
/** Columns of another type than in the contract. */
type ConvertedAttribute = 'building' | 'floor_plan' | 'photos' | 'updated_at';

/** Columns that units for sale and for rent share: the attributes of the contract. */
interface UnitAttributeColumns
  extends
    Pick<Attributes, RequiredAttribute>,
    Nullable<Omit<Attributes, RequiredAttribute | ConvertedAttribute>> {
  organization_id: number;
  floor_plan: OptionalJson<Schemas['FloorPlan']>;
  photos: JSONColumnType<Schemas['Image'][]>;
  updated_at: Date | null;
}

export interface UnitTable extends UnitAttributeColumns {
  project_id: string;
  building_id: string;
  position: number;
  price: number | null;
  state: Schemas['UnitState'];
}

export interface RentalTable extends UnitAttributeColumns {
  building: Text;
  title: Text;
  description: OptionalText;
  city: OptionalText;
  district: OptionalText;
  annual_rent: number;
  state: Schemas['RentalState'];
  furnishing: Schemas['Furnishing'] | null;
  project_id: string | null;
  licence: OptionalJson<Schemas['Licence']>;
  published_at: Date;
}

export interface BlogTable {
  id: string;
  organization_id: number;
  slug: string;
  title: Text;
  excerpt: Text;
  body: Text;
  cover: OptionalJson<Schemas['Image']>;
  author: OptionalText;
  published_at: Date;
  tags: JSONColumnType<Schemas['LocalizedText'][]>;
}

export interface LookupTable {
  organization_id: number;
  category: Schemas['LookupCategory'];
  id: string;
  position: number;
  label: Text;
  parent_id: string | null;
}

export type EnquiryKind = 'maintenance' | 'contact' | 'consultation' | 'project_interest' | 'interest';

export interface EnquiryTable {
  id: Generated<number>;
  reference: Generated<string>;
  kind: EnquiryKind;
  organization_id: number;
  full_name: string;
  mobile: string;
  email: string | null;
  location: string | null;
  maintenance_type: string | null;
  description: string | null;
  consultation: string | null;
  rooms: number | null;
  note: string | null;
  locale: Schemas['Locale'] | null;
  page_path: string | null;
  project_id: string | null;
  unit_id: string | null;
  unit_label: string | null;
  urgency: Schemas['MaintenanceUrgency'] | null;
  /** Conditions of a search in words. */
  search: string | null;
  marketing_consent: boolean;
  /** Wording that the visitor agreed to, and its language. */
  consent_version: string | null;
  consent_locale: Schemas['Locale'] | null;
  idempotency_key: string | null;
  /** SHA-256 of the request, to distinguish a repeated request from another one with the same key. */
  request_hash: string;
  created_at: Generated<Date>;
}

export type AlertChannelName = 'webhook' | 'email';

export interface EnquiryAlertTable {
  id: Generated<number>;
  enquiry_id: number;
  channel: AlertChannelName;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
}

export interface Tables {
  organizations: OrganizationTable;
  projects: ProjectTable;
  buildings: BuildingTable;
  units: UnitTable;
  rentals: RentalTable;
  blogs: BlogTable;
  lookups: LookupTable;
  enquiries: EnquiryTable;
  enquiry_alerts: EnquiryAlertTable;
}

export type Database = Kysely<Tables>;

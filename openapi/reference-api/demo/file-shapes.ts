import type { components } from '../../../src/api-client/generated/schema';
import type { Dataset } from './dataset';

type Schemas = components['schemas'];
type Text = Schemas['LocalizedText'];

/** How a unit is equipped; the same names as in the contract. */
type Fittings = Required<
  Pick<Schemas['UnitAttributes'], 'air_conditioning' | 'kitchen' | 'electricity' | 'water'>
>;

/** The files of `demo-data/` as editors write them, validated by `file-schemas.yaml`. */
export interface DemoFiles {
  organization: { key: string; profile: Schemas['Organization'] };
  lookups: Dataset['lookups'];
  /** Alternative text by path below `media/`. */
  images: Record<string, Text>;
  afterSales: Pick<Schemas['Project'], 'guarantees' | 'after_sales_services'>;
  unitTypes: Record<string, UnitTypeFile>;
  project: ProjectFile;
  rentals: RentalFile[];
  blog: BlogFile;
}

/** A type of unit that projects repeat. Areas in m²; `floor_plan` is a file name without language and ending. */
export interface UnitTypeFile extends Pick<Schemas['UnitAttributes'], 'rooms' | 'bathrooms' | 'total_area'> {
  name: Text;
  outside_area: number;
  floor_plan: string;
  /** What the drawing shows, in words. */
  plan_rooms: Schemas['PlanRoom'][];
  photos: string[];
}

/** One building: which unit types stand on which floor, and which units are no longer available. */
export interface BuildingFile {
  id: string;
  name: Text;
  floors: Record<string, string[]>;
  sold?: string[] | 'all';
  reserved?: string[] | 'all';
  /** False while a later phase has no prices although the project has. */
  prices_announced?: boolean;
}

/** Price of a unit type in SAR: on the ground floor, and what each floor above adds. */
export interface PriceFile {
  ground_floor: number;
  per_floor: number;
}

/** What was reached on a building site by a day; photos are paths below `media/`. */
export interface ProgressFile extends Pick<Schemas['ProgressReport'], 'date' | 'text' | 'percent'> {
  photos?: string[];
}

/** When visitors can see a home: days from the day the data is loaded, and `HH:MM` in Riyadh. */
export interface ViewingFile {
  id: string;
  in_days: number;
  from: string;
  to: string;
  place?: Text;
}

type ProjectTexts = Pick<
  Schemas['Project'],
  | 'id'
  | 'status'
  | 'name'
  | 'published_at'
  | 'updated_at'
  | 'summary'
  | 'description'
  | 'advantages'
  | 'nearby_services'
>;

/** A project; its slug is the file's name. City and district are lookup ids, pictures are paths below `media/`. */
export interface ProjectFile extends ProjectTexts {
  city: string;
  district: string;
  coordinates: Schemas['Coordinates'];
  launch_in_days?: number;
  handover_date?: string;
  delivered_on?: string;
  licence?: Schemas['Licence'];
  whatsapp?: string;
  brochure_url?: string;
  pictures: string[];
  fittings: Fittings;
  parking_spaces?: number;
  payment_plan?: Schemas['PaymentPlan'];
  service_charge?: number;
  progress?: ProgressFile[];
  viewings?: ViewingFile[];
  prices?: Record<string, PriceFile>;
  buildings: BuildingFile[];
}

type RentalFacts = Pick<
  Schemas['Rental'],
  | 'id'
  | 'title'
  | 'building'
  | 'flat_number'
  | 'floor'
  | 'rooms'
  | 'bathrooms'
  | 'total_area'
  | 'outside_area'
  | 'parking_spaces'
  | 'furnishing'
  | 'annual_rent'
  | 'state'
  | 'published_at'
>;

/** A unit for rent. Project is a slug, city and district are lookup ids, `floor_plan` is a unit type's name. */
export interface RentalFile extends RentalFacts, Fittings {
  description: Text;
  project?: string;
  city: string;
  district: string;
  floor_plan?: string;
  licence?: Schemas['Licence'];
  photos: string[];
}

/** `index.yaml` of an article; its slug is the folder's name and its body is in `ar.md` and `en.md`. */
export interface BlogFile extends Pick<Schemas['Blog'], 'id' | 'title' | 'excerpt' | 'published_at'> {
  cover: { file: string; alt: Text };
  author: Text;
  tags: Text[];
}

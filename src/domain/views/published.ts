import type { components } from '../../api-client/generated/schema';
import type { RoomMix } from '../rooms';

type Schemas = components['schemas'];

/**
 * How much is known of the time of a value: `first` – the record begins with it, so it may be older; `seen` – it came between
 * two reads on different days; `on_day` – it came on that day.
 */
export type Knowledge = 'first' | 'seen' | 'on_day';

/** The last recorded price of a unit. */
export interface PriceHistory {
  /** SAR; null where none was announced. */
  readonly price: number | null;
  /** The price before it; null where none was announced, or where none is known. */
  readonly before: number | null;
  /** When a build first read it. ISO time. */
  readonly seen_at: string;
  readonly knowledge: Knowledge;
}

/** A handover date that a project promised. */
export interface PromisedHandover {
  readonly date: string;
  /** When a build first read it. ISO time. */
  readonly seen_at: string;
  readonly knowledge: Knowledge;
}

/** A licence, and whether it had expired on the day of the build. A page is rendered again when this changes. */
export type PublishedLicence = Schemas['Licence'] & { readonly expired?: boolean };

type Licensed<Row> = Omit<Row, 'licence'> & { readonly licence?: PublishedLicence | null };

/** A project as the contract has it, with what a build adds. */
export type PublishedProject = Licensed<Schemas['Project']> & {
  /** Its units by their number of rooms. */
  readonly room_mix: readonly RoomMix[];
  /** The handover dates that builds have read, the first one first; absent while no record is kept. */
  readonly handover_history?: readonly PromisedHandover[];
};

export type PublishedRental = Licensed<Schemas['Rental']>;

/** A unit in short: what a card shows. */
export type BriefUnit = Pick<
  Schemas['Unit'],
  'id' | 'building' | 'flat_number' | 'floor' | 'rooms' | 'bathrooms' | 'total_area' | 'price' | 'state'
>;

/** What the page of a unit for sale shows. */
export interface PublishedUnit {
  readonly unit: Schemas['Unit'];
  readonly project: Pick<
    PublishedProject,
    | 'id'
    | 'slug'
    | 'name'
    | 'status'
    | 'city'
    | 'district'
    | 'whatsapp'
    | 'licence'
    | 'launch_date'
    | 'published_at'
    | 'service_charge'
    | 'payment_plan'
  >;
  /** Other units of the project. */
  readonly similar: readonly BriefUnit[];
  /** Whether it was sold long before the build. */
  readonly sold_long_ago: boolean;
  /** The same for units whose social cards are the same picture. */
  readonly card_digest: string;
  /** Absent while no record is kept. */
  readonly price_history?: PriceHistory;
}

/** A heading of the second level of an article, and its anchor. */
export interface ContentsEntry {
  readonly id: string;
  readonly text: string;
}

/** An article whose text is rendered. */
export type PublishedArticle = Omit<Schemas['Blog'], 'body'> & {
  /** Sanitised HTML; its headings of the second level have ids. */
  readonly body_html: { readonly ar: string; readonly en: string };
  /** Digest of the text that `body_html` was rendered from. */
  readonly body_digest: string;
  readonly contents: { readonly ar: readonly ContentsEntry[]; readonly en: readonly ContentsEntry[] };
  /** Whole minutes by language. */
  readonly reading_minutes: { readonly ar: number; readonly en: number };
};

import type { components } from '../../api-client/generated/schema';
import type { LocalizedText } from '../../i18n';
import type { RoomMix } from '../../domain/rooms';
import type { ChipTone, PictureSource } from '../../ui';
import type { LicenceData } from '../licences';
import type { Position } from './map/geometry';

type Schemas = components['schemas'];
type Status = Schemas['ProjectStatus'];

export interface ApiImage extends PictureSource {
  readonly alt: LocalizedText;
}

type Range = { readonly min: number; readonly max: number } | null | undefined;

/** Data of a card, prerendered or from the API. */
export type ProjectCardData = Readonly<
  Pick<Schemas['ProjectSummary'], 'id' | 'slug' | 'status' | 'price_from' | 'available_units' | 'total_units'>
> & {
  readonly name: LocalizedText;
  readonly city: LocalizedText;
  readonly district: LocalizedText;
  readonly summary: LocalizedText;
  readonly cover?: ApiImage | null;
  readonly rooms?: Range;
  readonly total_area?: Range;
  readonly licence?: LicenceData | null;
};

/** A row of the list. Only prerendered rows have `room_mix`. */
export type ProjectListRow = ProjectCardData & {
  readonly room_mix?: readonly RoomMix[];
  readonly coordinates?: Position | null;
  /** ISO date. */
  readonly handover_date?: string | null;
};

const statusTones: Record<Status, ChipTone> = {
  Draft: 'grey',
  Under_Construction: 'warning',
  Soon_Sale: 'warning',
  For_Sale: 'success',
  Completed: 'bronze',
};

/** An unknown status counts as a draft. */
const knownStatus = (status: string): Status =>
  Object.hasOwn(statusTones, status) ? (status as Status) : 'Draft';

export const statusTone = (status: string): ChipTone => statusTones[knownStatus(status)];

/** Text key of its name, in the namespace `projects`. */
export const statusKey = (status: string) => `status.${knownStatus(status)}` as const;

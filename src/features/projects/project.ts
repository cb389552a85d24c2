/** What the screens know of a project, prerendered or from the API: the contract's shapes, read only. */
import type { components } from '../../api-client/schema';
import type { LocalizedText } from '../../i18n';
import type { RoomMix } from '../../lib/room-mix';
import type { ChipTone, PictureSource } from '../../ui';
import type { LicenceData } from '../licences';

type Schemas = components['schemas'];
type Status = Schemas['ProjectStatus'];

export interface ApiImage extends PictureSource {
  readonly alt: LocalizedText;
}

type Range = { readonly min: number; readonly max: number } | null | undefined;

/** What a card shows. */
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

/** A row of the list. What is known of its homes is of the build; an answer of the API has none of it. */
export type ProjectListRow = ProjectCardData & { readonly room_mix?: readonly RoomMix[] };

/** Colour of each status: grey, warning, warning, success, secondary brand colour. */
const tones: Record<Status, ChipTone> = {
  Draft: 'grey',
  Under_Construction: 'warning',
  Soon_Sale: 'warning',
  For_Sale: 'success',
  Completed: 'bronze',
};

/** An unknown status counts as a draft. */
const known = (status: string): Status => (Object.hasOwn(tones, status) ? (status as Status) : 'Draft');

export const statusTone = (status: string): ChipTone => tones[known(status)];

/** Key of its words in the texts of projects. */
export const statusKey = (status: string): string => `status.${known(status)}`;

/** Statuses that visitors can choose from; drafts are never shown. */
export const publicStatuses = ['For_Sale', 'Soon_Sale', 'Under_Construction', 'Completed'] as const;

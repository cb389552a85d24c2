/** What the screens know of a unit for rent. */
import type { components } from '../../api-client/schema';
import type { LocalizedText } from '../../i18n';
import type { ChipTone } from '../../ui';
import type { LicenceData } from '../licences';
import type { LargeImage } from '../pictures';
import type { FloorPlan, UnitAttributes } from '../units';

type Contract = components['schemas']['Rental'];
type State = components['schemas']['RentalState'];

/** What a card shows. */
export type RentalCardData = Omit<UnitAttributes, 'electricity' | 'water'> &
  Readonly<Pick<Contract, 'annual_rent' | 'state'>> & {
    readonly title: LocalizedText;
    readonly licence?: LicenceData | null;
    readonly city?: LocalizedText | null;
    readonly district?: LocalizedText | null;
    /** The first photo, in rows of the build. */
    readonly cover?: LargeImage | null;
    /** In rows that come fresh from the API. */
    readonly photos?: readonly LargeImage[] | null;
  };

/** What its page shows. */
export type RentalData = RentalCardData &
  UnitAttributes & {
    readonly description?: LocalizedText | null;
    readonly floor_plan?: FloorPlan | null;
    readonly project?: { readonly slug: string; readonly name: LocalizedText } | null;
  };

const tones: Record<State, ChipTone> = { available: 'success', reserved: 'warning', rented: 'grey' };

/** An unknown state looks like one that is gone. */
export const rentalTone = (state: string): ChipTone => tones[state as State] ?? 'grey';

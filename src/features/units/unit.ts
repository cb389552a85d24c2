import { graphql } from 'gatsby';
import type { components } from '../../api-client/generated/schema';
import type { UnitAttributes } from '../../domain/unit-facts';
import type { ContentLanguage, LocalizedText } from '../../lib/localized-text';
import type { PictureSource } from '../../ui';
import type { PaymentPlan } from '../costs';
import type { LicenceData } from '../licences';

/** A room, corridor or balcony of a plan. m² and metres. */
export type PlanRoom = Readonly<components['schemas']['PlanRoom']>;

/** A photo as the API has it, or with the sizes that the build made of it. */
export interface UnitPhoto extends PictureSource {
  readonly alt: LocalizedText;
}

/** A unit of a building that is for sale. */
export type UnitRow = Omit<UnitAttributes, 'building'> & {
  readonly id: string;
  readonly price?: number | null;
  /**
   * available, reserved or sold; after `withSaleStates` also upcoming, for units not on sale yet. Any other state is shown
   * as it is, and treated as not for sale.
   */
  readonly state: string;
  /** In full only in the API's answer. */
  readonly floor_plan?: { readonly id: string } | FloorPlan | null;
  /** When it last changed. ISO time. */
  readonly updated_at?: string | null;
  /** Only in the API's answer; not in page data, because hundreds of units share a few photos. */
  readonly photos?: readonly UnitPhoto[] | null;
};

/** SAR; undefined until announced. Zero means that no price was entered. */
export const getPrice = ({ price }: Pick<UnitRow, 'price'>): number | undefined => price || undefined;

export interface Building {
  readonly id: string;
  readonly name: LocalizedText;
  readonly units: readonly UnitRow[];
}

export interface FloorPlan {
  readonly id: string;
  readonly name: LocalizedText;
  readonly url: LocalizedText;
  /** The rooms of the drawing as text. */
  readonly rooms?: readonly PlanRoom[] | null;
  readonly files?: { readonly [L in ContentLanguage]: { readonly publicURL: string | null } | null } | null;
}

/** The data of its project that a unit shows. */
export interface UnitsProject {
  readonly id: string;
  /** Name in the address of its page. */
  readonly slug: string;
  readonly name: LocalizedText;
  /** Whether its units are on sale yet. */
  readonly status?: string;
  readonly whatsapp?: string | null;
  readonly licence?: LicenceData | null;
  readonly service_charge?: number | null;
  readonly payment_plan?: PaymentPlan | null;
}

export const floorPlanFields = graphql`
  fragment FloorPlanFields on FloorPlan {
    url {
      ar
      en
    }
    files {
      ar {
        publicURL
      }
      en {
        publicURL
      }
    }
  }
`;

import { graphql } from 'gatsby';
import type { LocalizedText } from '../../i18n';
import type { ProjectDetails } from '../projects';
import type { BriefUnit as Brief, PriceHistory, PublishedUnit } from '../../domain/views/published';
import type { SharedMedia, UnitRow, UnitsProject } from '../units';

/** What the page shows of the unit's project. */
export type UnitPageProject = UnitsProject & Pick<ProjectDetails, 'status' | 'city' | 'district'>;

/** A unit in short: what a card shows. */
export type BriefUnit = Omit<Brief, 'state'> & Pick<UnitRow, 'state'>;

/** Everything that the page of a unit shows, prerendered or from the API. */
export interface UnitDetails {
  readonly project: UnitPageProject;
  readonly building: { readonly name: LocalizedText };
  readonly unit: UnitRow;
  readonly media: SharedMedia;
  /** Other units of the project. */
  readonly similar: readonly BriefUnit[];
  /** What builds have recorded of the price; none while no record is kept. */
  readonly priceHistory?: PriceHistory | null;
}

/** The data of the build as the page shows it. */
export function prerenderedDetails({
  unit: row,
  project,
  similar,
  price_history,
}: PublishedUnit): UnitDetails {
  const { photos, building, floor_plan, ...unit } = row;
  return {
    project,
    building: { name: building },
    unit: { ...unit, floor_plan },
    media: { floor_plans: floor_plan ? [floor_plan] : [], unit_photos: photos ?? [] },
    similar,
    priceHistory: price_history,
  };
}

export const unitPageFields = graphql`
  fragment UnitPageFields on UnitPage {
    view: record
    floor_plan {
      ...FloorPlanFields
    }
    photos {
      ...GalleryPicture
    }
  }
`;

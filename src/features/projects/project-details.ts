import { graphql } from 'gatsby';
import type { components } from '../../api-client/generated/schema';
import type { LocalizedText } from '../../i18n';
import type { PaymentPlan } from '../costs';
import type { LargeImage } from '../../records/pictures';
import type { Building, FloorPlan } from '../units';
import type { ProjectCardData } from './project';

type Contract = components['schemas']['Project'];

interface TitledText {
  readonly title: LocalizedText;
  readonly text?: LocalizedText | null;
}

/** What was reached on the building site by a day. */
export interface ProgressReport {
  /** A day: `2026-11-10`. */
  readonly date: string;
  readonly text: LocalizedText;
  readonly percent?: number | null;
  readonly photos: readonly LargeImage[];
}
/** Place null means the address of the project. */
export type Viewing = Readonly<components['schemas']['Viewing']>;

/** A project in full, prerendered or from the API. */
export type ProjectDetails = ProjectCardData &
  Readonly<
    Pick<
      Contract,
      'coordinates' | 'launch_date' | 'handover_date' | 'brochure_url' | 'whatsapp' | 'service_charge'
    >
  > & {
    readonly delivered_on?: string | null;
    readonly payment_plan?: PaymentPlan | null;
    /** Newest first. */
    readonly progress?: readonly ProgressReport[] | null;
    readonly description: LocalizedText;
    readonly gallery: readonly LargeImage[];
    readonly advantages: readonly TitledText[];
    readonly guarantees: readonly (TitledText & { readonly years: number })[];
    readonly after_sales_services: readonly TitledText[];
    readonly nearby_services: readonly {
      readonly category: string;
      readonly name: LocalizedText;
      readonly distance: number;
      readonly coordinates?: Contract['coordinates'];
    }[];
    /** Times at which homes can be seen without an appointment, also those that are over. */
    readonly viewings?: readonly Viewing[] | null;
    readonly buildings: readonly Building[];
    /** Units came that cannot be read and are not known: one that is not in `buildings` may be one of them. */
    readonly has_unread_units?: true;
    readonly floor_plans: readonly FloorPlan[];
    readonly unit_photos: readonly LargeImage[];
  };

/** A unit of the project with its building, by the unit's id; undefined for others. */
export function findUnit({ buildings }: Pick<ProjectDetails, 'buildings'>, id: string) {
  for (const building of buildings) {
    const unit = building.units.find((candidate) => candidate.id === id);
    if (unit) return { building, unit };
  }
  return undefined;
}

export const projectPageFields = graphql`
  fragment ProjectPage on Project {
    view: page
    cover {
      ...CardPicture
    }
    gallery {
      ...GalleryPicture
    }
    progress {
      photos {
        ...GalleryPicture
      }
    }
    floor_plans {
      ...FloorPlanFields
    }
    unit_photos {
      ...GalleryPicture
    }
  }
`;

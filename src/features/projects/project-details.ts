/** A project in full, baked or from the API. */
import { graphql } from 'gatsby';
import type { components } from '../../api/schema';
import type { LocalizedText } from '../../i18n';
import type { UnitRow } from '../units';
import type { ApiImage, ProjectCardData } from './project';

type Contract = components['schemas']['Project'];

export interface FloorPlanData {
  readonly id: string;
  readonly name: LocalizedText;
  readonly url: LocalizedText;
  readonly files?: { readonly [L in 'ar' | 'en']: { readonly publicURL: string | null } | null } | null;
}

export interface BuildingData {
  readonly id: string;
  readonly name: LocalizedText;
  readonly units: readonly UnitRow[];
}

interface TitledText {
  readonly title: LocalizedText;
  readonly text?: LocalizedText | null;
}

export type ProjectDetails = ProjectCardData &
  Readonly<
    Pick<Contract, 'launch_date' | 'handover_date' | 'brochure_url' | 'whatsapp' | 'advertising_licence'>
  > & {
    readonly description: LocalizedText;
    readonly gallery: readonly ApiImage[];
    readonly advantages: readonly TitledText[];
    readonly guarantees: readonly (TitledText & { readonly years: number })[];
    readonly after_sales_services: readonly TitledText[];
    readonly nearby_services: readonly {
      readonly category: string;
      readonly name: LocalizedText;
      readonly distance: number;
    }[];
    readonly buildings: readonly BuildingData[];
    readonly floor_plans: readonly FloorPlanData[];
    readonly unit_photos: readonly ApiImage[];
  };

export const projectDetailsFields = graphql`
  fragment ProjectDetails on Project {
    ...ProjectCard
    launch_date
    handover_date
    brochure_url
    whatsapp
    advertising_licence {
      number
      url
    }
    description {
      ar
      en
    }
    gallery {
      ...GalleryPicture
    }
    advantages {
      title {
        ar
        en
      }
      text {
        ar
        en
      }
    }
    guarantees {
      title {
        ar
        en
      }
      text {
        ar
        en
      }
      years
    }
    after_sales_services {
      title {
        ar
        en
      }
      text {
        ar
        en
      }
    }
    nearby_services {
      category
      name {
        ar
        en
      }
      distance
    }
    floor_plans {
      id
      name {
        ar
        en
      }
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
    unit_photos {
      ...GalleryPicture
    }
    buildings {
      id
      name {
        ar
        en
      }
      units {
        id
        flat_number
        floor
        rooms
        bathrooms
        total_area
        outside_area
        price
        state
      }
    }
  }
`;

import {
  HospitalIcon,
  LandmarkIcon,
  MapPinIcon,
  PlaneIcon,
  RouteIcon,
  SchoolIcon,
  ShoppingIcon,
  TrainIcon,
  TreesIcon,
  type IconComponent,
} from '../../ui';
import type { components } from '../../api-client/schema';

type Category = components['schemas']['NearbyCategory'];

const icons: Record<Category, IconComponent> = {
  mosque: LandmarkIcon,
  school: SchoolIcon,
  shopping: ShoppingIcon,
  hospital: HospitalIcon,
  park: TreesIcon,
  transit: TrainIcon,
  road: RouteIcon,
  airport: PlaneIcon,
};

/** The icon of a kind of place; a pin for kinds that the site does not know. */
export const nearbyIcon = (category: string): IconComponent =>
  Object.hasOwn(icons, category) ? icons[category as Category] : MapPinIcon;

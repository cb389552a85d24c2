import type { components } from '../../api-client/generated/schema';
import type { LocalizedText } from '../../lib/localized-text';
import {
  CarIcon,
  DoorIcon,
  FloorsIcon,
  HospitalIcon,
  KeyIcon,
  LandmarkIcon,
  MapPinIcon,
  PlaneIcon,
  RouteIcon,
  SchoolIcon,
  ShieldCheckIcon,
  ShoppingIcon,
  SnowflakeIcon,
  SunIcon,
  TrainIcon,
  TreesIcon,
  ZapIcon,
  type IconComponent,
} from '../../ui';

type Category = components['schemas']['NearbyCategory'];

const categoryIcons: Record<Category, IconComponent> = {
  mosque: LandmarkIcon,
  school: SchoolIcon,
  shopping: ShoppingIcon,
  hospital: HospitalIcon,
  park: TreesIcon,
  transit: TrainIcon,
  road: RouteIcon,
  airport: PlaneIcon,
};

/** The icon of a category of places nearby; a pin for an unknown one. */
export const nearbyIcon = (category: string): IconComponent =>
  Object.hasOwn(categoryIcons, category) ? categoryIcons[category as Category] : MapPinIcon;

const advantageIcons: readonly (readonly [RegExp, IconComponent])[] = [
  [/\b(light|sun)|ضوء|إضاءة|شمس/i, SunIcon],
  [/\b(entrance|door|lobby)|مدخل|باب/i, DoorIcon],
  [/\b(parking|car)\b|موقف|سيار/i, CarIcon],
  [/\b(court|garden|park|tree|green)|فناء|حديقة|شجر/i, TreesIcon],
  [/\b(cool|air|ventilat)|تكييف|تهوية/i, SnowflakeIcon],
  [/\b(insulat|wall|layer)|عزل|جدار/i, FloorsIcon],
  [/\b(electric|charg|power|smart)|كهرب|شحن|ذكي/i, ZapIcon],
  [/\b(secur|guard|safe|guarant)|أمن|حراسة|ضمان/i, ShieldCheckIcon],
];

/** The API names no icon for an advantage, so one is chosen by words in its title; a key if none fits. */
export function advantageIcon(title: LocalizedText): IconComponent {
  const text = `${title.en} ${title.ar}`;
  return advantageIcons.find(([pattern]) => pattern.test(text))?.[1] ?? KeyIcon;
}

/** The API names no icon for an advantage; its title is asked for words that one of ours stands for. */
import {
  CarIcon,
  DoorIcon,
  FloorsIcon,
  KeyIcon,
  ShieldCheckIcon,
  SnowflakeIcon,
  SunIcon,
  TreesIcon,
  ZapIcon,
  type IconComponent,
} from '../../ui';

const icons: readonly (readonly [RegExp, IconComponent])[] = [
  [/\b(light|sun)|ضوء|إضاءة|شمس/i, SunIcon],
  [/\b(entrance|door|lobby)|مدخل|باب/i, DoorIcon],
  [/\b(parking|car)\b|موقف|سيار/i, CarIcon],
  [/\b(court|garden|park|tree|green)|فناء|حديقة|شجر/i, TreesIcon],
  [/\b(cool|air|ventilat)|تكييف|تهوية/i, SnowflakeIcon],
  [/\b(insulat|wall|layer)|عزل|جدار/i, FloorsIcon],
  [/\b(electric|charg|power|smart)|كهرب|شحن|ذكي/i, ZapIcon],
  [/\b(secur|guard|safe|guarant)|أمن|حراسة|ضمان/i, ShieldCheckIcon],
];

/** @param title in both languages */
export function advantageIcon(title: { ar: string; en: string }): IconComponent {
  const words = `${title.en} ${title.ar}`;
  return icons.find(([pattern]) => pattern.test(words))?.[1] ?? KeyIcon;
}

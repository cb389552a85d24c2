/** Lucide names of the icons that editors can choose for an advantage; the content schema and the component share them. */
export const advantageIcons = [
  'shield-check',
  'wrench',
  'ruler-dimension-line',
  'hard-hat',
  'map-pin',
  'handshake',
] as const;

export type AdvantageIcon = (typeof advantageIcons)[number];

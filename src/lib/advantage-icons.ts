/** Icons that the site draws beside an advantage, by their names in Lucide. Editors choose from them. */
export const advantageIcons = [
  'shield-check',
  'wrench',
  'ruler-dimension-line',
  'hard-hat',
  'map-pin',
  'handshake',
] as const;

export type AdvantageIcon = (typeof advantageIcons)[number];

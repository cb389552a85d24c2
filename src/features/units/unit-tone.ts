import type { ChipTone } from '../../ui';

const tones: Record<string, ChipTone> = { available: 'success', reserved: 'warning' };

/** The colour of a unit's state; a state that nobody knows looks like one that is not for sale. */
export const toneOf = (state: string): ChipTone => tones[state] ?? 'grey';

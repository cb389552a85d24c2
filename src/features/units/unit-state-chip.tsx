import { Chip, type ChipTone } from '../../ui';
import { useUnitTexts } from './use-unit-texts';

/** Other states, also unknown ones, are not for sale. */
const tones: Record<string, ChipTone> = { available: 'success', reserved: 'warning' };

export function UnitStateChip({ state }: { state: string }) {
  return <Chip $tone={tones[state] ?? 'grey'}>{useUnitTexts().state(state)}</Chip>;
}

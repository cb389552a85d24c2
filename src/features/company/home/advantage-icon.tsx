import type { AdvantageIcon as Name } from '../../../lib/advantage-icons';
import {
  FloorPlanIcon,
  HandshakeIcon,
  HardHatIcon,
  MapPinIcon,
  ShieldCheckIcon,
  WrenchIcon,
  type IconComponent,
} from '../../../ui';

const drawings: Record<Name, IconComponent> = {
  'shield-check': ShieldCheckIcon,
  wrench: WrenchIcon,
  'ruler-dimension-line': FloorPlanIcon,
  'hard-hat': HardHatIcon,
  'map-pin': MapPinIcon,
  handshake: HandshakeIcon,
};

/** The icon that editors chose for an advantage; the first of the table for a name from elsewhere. */
export function AdvantageIcon({ name }: { name: string }) {
  const Drawing = drawings[name as Name] ?? ShieldCheckIcon;
  return <Drawing size={28} />;
}

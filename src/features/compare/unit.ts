/** A compared home in the words of the units. */
import { routes } from '../../lib/routes';
import type { UnitSnapshot, UnitRef } from '../shortlist';
import { useUnitLink, type UnitRow } from '../units';

const asRow = (ref: UnitRef, known: UnitSnapshot): UnitRow => ({ ...known, id: ref.unit });

/** Its name, the address of its sheet, and the WhatsApp chat about it. */
export function useHome(ref: UnitRef, known: UnitSnapshot) {
  const unit = asRow(ref, known);
  const path = routes.project(ref.project);
  return useUnitLink(
    { id: ref.project, name: known.project, whatsapp: known.whatsapp, licence: known.licence, path },
    { id: '', name: known.building, units: [unit] },
    unit,
  );
}

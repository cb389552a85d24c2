import type { HomeConditions } from '../../domain/conditions/home-conditions';
import { ActiveFilters, type ActiveFilter } from '../../lists';
import { useFinderData } from './finder-store';
import type { HomesProps } from './homes-props';
import { useConditionTexts } from './use-condition-texts';

/** The conditions that only the finder has, as tags that remove them. Loaded on demand. */
export default function FinderChips({ wanted, hrefWith }: HomesProps) {
  const texts = useConditionTexts(useFinderData(true));
  const { city, district = [], area_min, handover, near = [] } = wanted;
  const chip = (label: string, without: Partial<HomeConditions>): ActiveFilter => ({
    key: label,
    label,
    to: hrefWith(without),
  });
  return (
    <ActiveFilters
      filters={[
        ...(city ? [chip(texts.city(city), { city: undefined })] : []),
        ...district.map((id) => chip(texts.district(id), { district: district.filter((one) => one !== id) })),
        ...(area_min ? [chip(texts.area(area_min), { area_min: undefined })] : []),
        ...(handover ? [chip(texts.handover(handover), { handover: undefined })] : []),
        ...near.map((kind) => chip(texts.near(kind), { near: near.filter((one) => one !== kind) })),
      ]}
    />
  );
}

import { useLocalized, useTranslation } from '../i18n';
import type { Place } from '../domain/conditions/place-name';
import type { PlaceIds, Places } from '../domain/conditions/places';
import { ChoiceField, ChoicesField, type ConditionDraft } from './condition-fields';

interface PlaceFieldsProps<Asked> {
  of: ConditionDraft<Asked>;
  /** Undefined until they are known. */
  places: Places | undefined;
  /** Places of all that can be found. */
  used: readonly PlaceIds[];
}

/** City and districts, those that are used or chosen; where all is in one city, that is no choice. */
export function PlaceFields<Asked extends { city?: string; district?: readonly string[] }>({
  of,
  places,
  used,
}: PlaceFieldsProps<Asked>) {
  const { t } = useTranslation('conditions');
  const localized = useLocalized();
  const { city, district = [] } = of.draft;
  const cities = places?.cities.filter(({ id }) => id === city || used.some((ids) => ids.city === id)) ?? [];
  const districtsOf = (id: string) =>
    places?.districts.filter((place) =>
      district.includes(place.id)
        ? place.parent_id === id
        : used.some((ids) => ids.district === place.id && ids.city === id),
    ) ?? [];
  return (
    <>
      {(cities.length > 1 || city !== undefined) && (
        <ChoiceField
          of={of}
          name="city"
          legend={t('legend.city')}
          values={cities.map(({ id }) => id)}
          removes={{ district: undefined } as Partial<Asked>}
        />
      )}
      {cities
        .filter(({ id }) => city === undefined || id === city)
        .map(({ id, label }) => (
          <DistrictField
            key={id}
            of={of}
            legend={t('legend.districtOf', { city: localized(label) })}
            districts={districtsOf(id)}
          />
        ))}
    </>
  );
}

interface DistrictFieldProps<Asked> {
  of: ConditionDraft<Asked>;
  legend: string;
  districts: readonly Place[];
}

/** The districts of a city; what is chosen in other cities stays. */
function DistrictField<Asked extends { district?: readonly string[] }>({
  of,
  legend,
  districts,
}: DistrictFieldProps<Asked>) {
  const localized = useLocalized();
  const others = (of.draft.district ?? []).filter((id) => !districts.some((place) => place.id === id));
  const change = ({ district = [] }: Partial<Asked>) => {
    const asked = [...others, ...district];
    of.change({ district: asked.length > 0 ? asked : undefined } as Partial<Asked>);
  };
  return (
    <ChoicesField
      of={{ ...of, change }}
      name="district"
      legend={legend}
      values={districts.map(({ id }) => id)}
      labelOf={(id) => localized(districts.find((place) => place.id === id)?.label)}
    />
  );
}

import { useId, useState } from 'react';
import styled from 'styled-components';
import { enums } from '../../api-client/generated/contract-values';
import { format, useLocalized, useTranslation } from '../../i18n';
import { parseAmount } from '../../lib/amount';
import type { HomeConditions } from '../../domain/conditions/home-conditions';
import { riyadhToday } from '../../lib/riyadh-day';
import { MultiSegmented, Segmented, TextInput } from '../../ui';
import { useMatchCounts } from './use-match-counts';
import { useOfferedData } from './use-offered-data';

type Near = (typeof enums.NearbyCategory)[number];

interface Draft extends HomeConditions {
  readonly near?: readonly Near[];
}

interface FinderFieldsProps {
  draft: Draft;
  onChange: (changed: Pick<Draft, 'city' | 'district' | 'area_min' | 'handover' | 'near'>) => void;
}

/** Where, how large, when and near to what, as fields of the filter dialog. */
export function FinderFields({ draft, onChange }: FinderFieldsProps) {
  const { t } = useTranslation('finder');
  const lists = useTranslation('lists');
  const projects = useTranslation('projects');
  const localized = useLocalized();
  const data = useOfferedData();
  const noteOf = useMatchCounts(draft);
  const { city, district = [], handover, near = [] } = draft;
  const used = data?.projects ?? [];
  const cities = data?.places.cities.filter(
    ({ id }) => id === city || used.some((project) => project.city === id),
  );
  const districts = data?.places.districts.filter(
    ({ id }) =>
      district.includes(id) ||
      (city !== undefined && used.some((project) => project.city === city && project.district === id)),
  );
  const kinds = enums.NearbyCategory.filter(
    (kind) => near.includes(kind) || used.some((project) => project.near.includes(kind)),
  );
  return (
    <>
      {cities && cities.length > 0 && (
        <Segmented
          legend={t('city')}
          value={city ?? ''}
          onChange={(id) => onChange({ city: id || undefined, district: undefined })}
          choices={[
            { value: '', label: lists.t('all'), ...noteOf({ city: undefined, district: undefined }) },
            ...cities.map(({ id, label }) => ({
              value: id,
              label: localized(label),
              ...noteOf({ city: id, district: undefined }),
            })),
          ]}
        />
      )}
      {districts && districts.length > 0 && (
        <MultiSegmented
          legend={t('district')}
          values={district}
          onChange={(ids) => onChange({ district: ids.length > 0 ? ids : undefined })}
          choices={districts.map(({ id, label }) => ({
            value: id,
            label: localized(label),
            ...noteOf({ district: [id] }),
          }))}
        />
      )}
      <AreaFrom area={draft.area_min} onChange={(area_min) => onChange({ area_min })} />
      <Segmented
        legend={t('handover')}
        value={String(handover ?? '')}
        onChange={(by) => onChange({ handover: by === 'ready' ? by : Number(by) || undefined })}
        choices={[
          { value: '', label: lists.t('all'), ...noteOf({ handover: undefined }) },
          { value: 'ready', label: t('ready'), ...noteOf({ handover: 'ready' }) },
          ...yearsOf(used, handover).map((year) => ({
            value: String(year),
            label: t('byYear', { year }),
            ...noteOf({ handover: year }),
          })),
        ]}
      />
      {kinds.length > 0 && (
        <MultiSegmented
          legend={t('near')}
          values={near}
          onChange={(values) => {
            const chosen = enums.NearbyCategory.filter((kind) => values.includes(kind));
            onChange({ near: chosen.length > 0 ? chosen : undefined });
          }}
          choices={kinds.map((kind) => ({
            value: kind,
            label: projects.t(`map.kind.${kind}`),
            ...noteOf({ near: near.includes(kind) ? near : [...near, kind] }),
          }))}
        />
      )}
    </>
  );
}

/** The years in which something is handed over, from this one on, and the chosen one. */
function yearsOf(projects: readonly { handover: string | null }[], chosen: Draft['handover']): number[] {
  const thisYear = Number(riyadhToday().slice(0, 4));
  const years = projects
    .map(({ handover }) => Number(handover?.slice(0, 4)))
    .filter((year) => year >= thisYear);
  return [...new Set(typeof chosen === 'number' ? [...years, chosen] : years)].sort((a, b) => a - b);
}

interface AreaFromProps {
  /** m² */
  area: number | undefined;
  onChange: (area: number | undefined) => void;
}

/** m²: the highest that the address takes. */
const maxArea = 100_000;

function AreaFrom({ area, onChange }: AreaFromProps) {
  const { t } = useTranslation('finder');
  const id = useId();
  const [typed, setTyped] = useState('');
  const shown = parseAmount(typed) === area ? typed : area === undefined ? '' : format.integer(area);
  return (
    <Box>
      <label htmlFor={id}>{t('area')}</label>
      <TextInput
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        dir="ltr"
        maxLength={12}
        placeholder={t('anyArea')}
        value={shown}
        onChange={({ target }) => {
          const value = parseAmount(target.value);
          setTyped(target.value);
          onChange(value === undefined ? undefined : Math.min(value, maxArea));
        }}
      />
    </Box>
  );
}

const Box = styled.div`
  max-inline-size: 360px;
  label {
    display: block;
    padding-block-end: var(--s3);
    font-weight: 500;
  }
  input {
    min-block-size: 44px;
    padding-block: 8px;
    text-align: center;
  }
`;

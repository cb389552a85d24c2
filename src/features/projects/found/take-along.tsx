import { useLocalized, useTranslation } from '../../../i18n';
import { toSearchFilter } from '../../../domain/search/to-search-filter';
import { routes } from '../../../lib/routes';
import { PrintButton, SaveTableButton } from '../../../ui';
import { searchCode, type Match } from '../../search';
import type { ProjectFilters } from '../project-list-codec';
import { getSearchSort } from '../search-sorts';

/** Homes in a table at most. */
const most = 3000;

/** What a search found as a table, and as a print. */
export function TakeAlong({ filters }: { filters: ProjectFilters }) {
  const { t } = useTranslation('search');
  const toRow = useTableRow();
  const read = async () => {
    const { findMatches } = await searchCode.load();
    const filter = { ...toSearchFilter(filters), sort: getSearchSort(filters) };
    const matches = await findMatches(filter, undefined, most, new AbortController().signal);
    // A table of some of them would be taken for one of all.
    return matches?.units.length === matches?.count ? matches?.units.map(toRow) : undefined;
  };
  const headings = columns.map((name) => t(`columns.${name}`));
  return (
    <>
      <SaveTableButton
        label={t('take.save')}
        title={t('take.title')}
        read={async () => {
          const rows = await read().catch(() => undefined);
          return rows && [headings, ...rows];
        }}
        failed={t('take.failed')}
      />
      <PrintButton label={t('take.print')} />
    </>
  );
}

const columns = [
  ...(['project', 'district', 'city', 'building', 'unit', 'floor', 'rooms'] as const),
  ...(['area', 'price', 'perArea', 'link'] as const),
] as const;

function useTableRow() {
  const localized = useLocalized();
  return ({ project, ...unit }: Match): (string | number)[] => {
    const { name, district, city, slug } = project;
    const { id, building, flat_number, floor, rooms, total_area, price } = unit;
    return [
      ...[localized(name), localized(district), localized(city), localized(building), flat_number],
      ...[floor, rooms, total_area, price],
      total_area > 0 ? Math.round(price / total_area) : '',
      window.location.origin + routes.unit(slug, id),
    ];
  };
}

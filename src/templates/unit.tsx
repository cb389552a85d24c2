import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { unitFromBuild } from '../domain/views/prerendered-files';
import { prerenderedDetails, UnitScreen } from '../features/unit-page';
import { ErrorPage } from '../layout';
import { localizedCount, localizedPageText, RecordHead } from '../seo';

export default function UnitTemplate({ data: { unitPage } }: PageProps<Queries.UnitQuery>) {
  const details = useMemo(() => unitPage && prerenderedDetails(unitFromBuild(unitPage)), [unitPage]);
  return details ? <UnitScreen details={details} /> : <ErrorPage status={404} />;
}

/** What is written alike in both languages. */
const both = (value: string | number) => ({ ar: String(value), en: String(value) });

export function Head({ data: { locales, unitPage }, location }: HeadProps<Queries.UnitQuery>) {
  if (!unitPage) return null;
  const { unit, project, sold_long_ago } = unitFromBuild(unitPage);
  const names = {
    ...{ flat: both(unit.flat_number), building: unit.building, project: project.name },
    ...{ district: project.district, city: project.city },
    ...{ rooms: both(unit.rooms), area: both(unit.total_area) },
  };
  const rooms = localizedCount(locales, 'units', 'explorer.roomsCount', unit.rooms);
  return (
    <RecordHead
      title={localizedPageText(locales, 'units', 'page.headTitle', { ...names, rooms })}
      description={localizedPageText(locales, 'units', 'page.description', names)}
      path={location.pathname}
      noIndex={sold_long_ago}
    />
  );
}

export const query = graphql`
  query Unit($id: String!) {
    locales: allLocale(filter: { ns: { in: ["projects", "units", "costs", "enquiries"] } }) {
      ...PageTexts
    }
    unitPage(id: { eq: $id }) {
      ...RecordVersion
      ...UnitPageFields
    }
  }
`;

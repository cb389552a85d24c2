import { graphql } from 'gatsby';
import { format, useLocalized } from '../../../i18n';
import { Num } from '../../../ui';
import { Timeline } from './timeline';

/** The company's history, oldest first. */
export function Milestones({ milestones }: { milestones: Queries.MilestonesFragment | null }) {
  const localized = useLocalized();
  if (!milestones) return null;
  const { heading, items } = milestones;
  return (
    <Timeline
      id="milestones"
      heading={localized(heading)}
      entries={items.map(({ year, text }) => ({
        key: year,
        time: <Num>{format.year(year)}</Num>,
        text: localized(text),
      }))}
    />
  );
}

export const milestonesFields = graphql`
  fragment Milestones on AboutMilestones {
    heading {
      ar
      en
    }
    items {
      year
      text {
        ar
        en
      }
    }
  }
`;

import { Figures } from './figures';
import { Milestones } from './milestones';

interface HistoryProps {
  figures: Queries.FiguresFragment | null;
  milestones: Queries.MilestonesFragment | null;
}

/** The company in numbers, and year by year. */
export const History = ({ figures, milestones }: HistoryProps) => (
  <>
    <Figures figures={figures} />
    <Milestones milestones={milestones} />
  </>
);

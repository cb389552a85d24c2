import { Objectives } from './home/objectives';
import { Values } from './home/values';
import { VisionMission } from './vision-mission';

interface PrinciplesProps {
  objectives: Queries.ObjectivesFragment | null;
  vision: Queries.VisionTextFragment | null;
  mission: Queries.MissionTextFragment | null;
  values: Queries.ValuesFragment | null;
  /** On one ground of sand; else vision and mission are a dark band between the others. */
  joined?: boolean;
}

/** What the company works towards and by. */
export const Principles = ({ objectives, vision, mission, values, joined }: PrinciplesProps) => (
  <>
    <Objectives objectives={objectives} joined={joined} />
    <VisionMission vision={vision} mission={mission} tone={joined ? 'sand' : 'ink'} />
    <Values values={values} joined={joined} />
  </>
);

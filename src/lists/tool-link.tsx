import { ButtonLink } from '../ui';
import { Tool, ToolLabel, type ToolProps } from './tool-parts';

/** A tool of a list that is an address of it; on phones its icon alone is seen. */
export const ToolLink = ({ icon, label, on, ...link }: ToolProps & { to: string; onClick: () => void }) => (
  <Tool>
    <ButtonLink small variant={on ? 'secondary' : 'outline'} on={on} {...link}>
      {icon}
      <ToolLabel>{label}</ToolLabel>
    </ButtonLink>
  </Tool>
);

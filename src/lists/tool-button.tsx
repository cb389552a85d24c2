import { Button } from '../ui';
import { Tool, ToolLabel, type ToolProps } from './tool-parts';

/** A tool of a list that is switched on and off; on phones its icon alone is seen. */
export const ToolButton = ({ icon, label, on, onClick }: ToolProps & { onClick: () => void }) => (
  <Tool>
    <Button small variant={on ? 'secondary' : 'outline'} aria-pressed={on} onClick={onClick}>
      {icon}
      <ToolLabel>{label}</ToolLabel>
    </Button>
  </Tool>
);

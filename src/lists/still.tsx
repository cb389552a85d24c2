import { Component, type ReactNode } from 'react';

interface StillProps {
  still: boolean;
  children: ReactNode;
}

/** Leaves its children as they are while they are to stand still: results that are replaced in a moment need no rendering. */
export class Still extends Component<StillProps> {
  override shouldComponentUpdate({ still }: StillProps): boolean {
    return !still;
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

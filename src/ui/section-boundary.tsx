/** Parts of a page that stand or fall by themselves: one that cannot be drawn is left out, the others stay. */
import { Children, Component, type ReactNode } from 'react';
import { isChunkError, reloadOnce } from '../browser/reload';

interface SectionBoundaryProps {
  /** In place of a part that the visitor would miss. */
  fallback?: ReactNode;
  children: ReactNode;
}

export class SectionBoundary extends Component<SectionBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    if (isChunkError(error)) reloadOnce();
  }

  override render(): ReactNode {
    return this.state.failed ? (this.props.fallback ?? null) : this.props.children;
  }
}

/** Each child by itself. Adds no element. */
export const Sections = ({ children }: { children: ReactNode }) =>
  Children.map(children, (section) => <SectionBoundary>{section}</SectionBoundary>);

import { Children, Component, type ReactNode } from 'react';
import { useFirstScreen } from '../browser/first-screen';
import { isChunkError, reloadOnce } from '../browser/reload';

interface ErrorBoundaryProps {
  /** Shown in place of what cannot be rendered; nothing by default. */
  fallback?: ReactNode;
  /** Tries again when it changes, as with the address of the page. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  resetKey: string | undefined;
}

/** Leaves out, or replaces, a part of the page that cannot be rendered; the rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    if (isChunkError(error)) reloadOnce();
  }

  override render(): ReactNode {
    return this.state.failed ? (this.props.fallback ?? null) : this.props.children;
  }
}

interface SectionsProps {
  /** How many of them a phone's screen has room for. */
  first?: number;
  children: ReactNode;
}

/** Each child in a boundary of its own. Of a new page, those of the first screen come before the others. Adds no element. */
export function Sections({ first = 2, children }: SectionsProps) {
  const rendered = useFirstScreen(Children.count(children), first);
  return Children.map(children, (section, index) =>
    index < rendered ? <ErrorBoundary>{section}</ErrorBoundary> : null,
  );
}

/** Shows something calm in place of what cannot be rendered, until the visitor goes elsewhere. */
import { Component, type ReactNode } from 'react';
import { isChunkError, reloadOnce } from '../../browser/reload';

interface ErrorBoundaryProps {
  /** Address of what is shown; another one is another try. */
  address: string;
  fallback: ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  address: string;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, address: this.props.address };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { address }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return address === state.address ? null : { failed: false, address };
  }

  override componentDidCatch(error: unknown): void {
    if (isChunkError(error)) reloadOnce();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

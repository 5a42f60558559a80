import { Component, type ReactNode } from 'react';
import { LoadError } from './load-error.tsx';

export class PartNotLoaded extends Error {
  constructor(cause: unknown) {
    super('a part of the page could not be loaded', { cause });
    this.name = 'PartNotLoaded';
  }
}

interface Props {
  onFailed: () => void;
  onTryAgain: () => void;
  children: ReactNode;
}

/** Shows an error in place of a part that failed to load. Rethrows all other errors. */
export class PartBoundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof PartNotLoaded)) throw error;
    const again = () => {
      this.props.onTryAgain();
      this.setState({ error: undefined });
    };
    return <LoadError onTryAgain={again} />;
  }
}

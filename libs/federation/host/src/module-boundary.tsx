import { Component, type ReactNode } from 'react';

interface ModuleBoundaryProps {
  readonly children: ReactNode;
  /** Called once the page has thrown; from then on nothing of it is drawn. */
  readonly onError: (error: unknown) => void;
}

/** Keeps a module that throws while rendering from taking the shell with it. */
export class ModuleBoundary extends Component<ModuleBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

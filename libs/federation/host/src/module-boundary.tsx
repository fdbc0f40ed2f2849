import { Component, type ReactNode } from 'react';

interface ModuleBoundaryProps {
  readonly children: ReactNode;
  /** Called once the page has thrown, with the milliseconds it stood; from then on nothing of it is drawn. */
  readonly onError: (error: unknown, stoodMs: number) => void;
}

/** Keeps a module that throws while rendering from taking the shell with it. */
export class ModuleBoundary extends Component<ModuleBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  readonly #drawnAt = performance.now();

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error, performance.now() - this.#drawnAt);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ModuleBoundaryProps {
  readonly children: ReactNode;
  readonly onError: (error: unknown, info: ErrorInfo) => void;
  readonly renderFailure: (retry: () => void) => ReactNode;
}

/** Keeps a module that throws while rendering from taking the shell with it. */
export class ModuleBoundary extends Component<ModuleBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError(error, info);
  }

  retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.renderFailure(this.retry) : this.props.children;
  }
}

import { logger } from '@plainday/shared-platform';
import { Component, type ReactNode } from 'react';
import { tellOperator } from '../healing/tell-operator';
import { RetryScreen } from './waiting-screen';

interface AppBoundaryProps {
  readonly children: ReactNode;
  /** Id of the release, for the operator. */
  readonly release: string;
}

/** The last net under the shell: a screen that cannot be loaded or drawn leaves a way out, never a blank page. */
export class AppBoundary extends Component<AppBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    logger.error('The shell could not draw this screen.', error);
    tellOperator({
      kind: 'shell',
      tool: 'shell',
      release: this.props.release,
      healed: false,
      error,
    });
  }

  override render() {
    return this.state.failed ? <RetryScreen /> : this.props.children;
  }
}

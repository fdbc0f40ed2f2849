import { logger } from '@plainday/shared-platform';
import { Component, type ReactNode } from 'react';
import { RetryScreen } from './waiting-screen';

/** The last net under the shell: a screen that cannot be loaded or drawn leaves a way out, never a blank page. */
export class AppBoundary extends Component<{ readonly children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    logger.error('The shell could not draw this screen.', error);
  }

  override render() {
    return this.state.failed ? <RetryScreen /> : this.props.children;
  }
}

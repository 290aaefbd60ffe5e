import { Component } from 'react';
import type { PropsWithChildren } from 'react';
import { useLocation } from 'react-router-dom';
import { RemoteUnavailable } from './remote-unavailable';

/** Catches what a remote throws, so that header, footer and every other remote stay. React logs the error itself. */
export function RemoteErrorBoundary({ children }: PropsWithChildren) {
  return <Boundary address={useLocation().key}>{children}</Boundary>;
}

/** React catches errors for class components only. */
class Boundary extends Component<PropsWithChildren<{ readonly address: string }>> {
  static getDerivedStateFromError = () => ({ hasFailed: true });

  override state = { hasFailed: false };

  /** Another address is another page, which deserves its own chance. */
  override componentDidUpdate({ address }: { readonly address: string }) {
    if (this.state.hasFailed && address !== this.props.address) this.showAgain();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <RemoteUnavailable onTryAgain={async () => this.showAgain()} />;
  }

  private showAgain() {
    this.setState({ hasFailed: false });
  }
}

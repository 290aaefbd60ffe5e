import { Component, useContext } from 'react';
import type { PropsWithChildren } from 'react';
import type { RemoteName } from 'contract/site-paths';
import { useLocation } from 'react-router-dom';
import { RemoteUnavailable } from './remote-unavailable';
import { RemotesContext } from './remotes-context';

interface RemoteErrorBoundaryProps extends PropsWithChildren {
  readonly name: RemoteName;
}

/** Catches what a remote throws, so that header, footer and every other remote stay. React logs the error itself. */
export function RemoteErrorBoundary({ name, children }: RemoteErrorBoundaryProps) {
  const { loadedVersion, recover } = useContext(RemotesContext);
  return (
    <Boundary
      // Another release is another chance.
      key={loadedVersion(name)}
      address={useLocation().key}
      onCaught={() => void recover(name, 'threw')}
    >
      {children}
    </Boundary>
  );
}

interface BoundaryProps extends PropsWithChildren {
  readonly address: string;
  readonly onCaught: () => void;
}

/** React catches errors for class components only. */
class Boundary extends Component<BoundaryProps> {
  static getDerivedStateFromError = () => ({ hasFailed: true });

  override state = { hasFailed: false };

  override componentDidCatch() {
    this.props.onCaught();
  }

  /** Another address is another page, which deserves its own chance. */
  override componentDidUpdate({ address }: BoundaryProps) {
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

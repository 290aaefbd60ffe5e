import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { UnlistedPlace } from 'contract/people';
import type { RecordKind } from 'contract/review';
import { recordAddress } from '../model/record-address';

interface RecordLinkProps {
  readonly kind: RecordKind;
  readonly id: string;
  readonly unlisted: UnlistedPlace | undefined;
  readonly children: ReactNode;
}

/** Leads to a record; plain words where its section's list does not show it, for it cannot be opened there. */
export function RecordLink({ kind, id, unlisted, children }: RecordLinkProps) {
  return unlisted ? <>{children}</> : <Link to={recordAddress(kind, id)}>{children}</Link>;
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { UnlistedPlace } from 'contract/people-requests';
import type { RecordKind } from 'contract/review';
import { recordAddress } from '../../base/model/record-address';
import { personTexts } from './person.texts';

interface RecordLinkProps {
  readonly kind: RecordKind;
  readonly id: string;
  readonly unlisted: UnlistedPlace | undefined;
  readonly children?: ReactNode;
}

/** A link to a record; plain text if its section's list does not contain it, so that it cannot be opened there. */
export function RecordLink({ kind, id, unlisted, children }: RecordLinkProps) {
  return unlisted ? <>{children}</> : <Link to={recordAddress(kind, id)}>{children}</Link>;
}

/** A record's description and the end of its id, and where it is if not in its list. */
export function ShortRecord({ id, unlisted, children, ...record }: RecordLinkProps) {
  return (
    <span>
      <RecordLink {...record} id={id} unlisted={unlisted}>
        {children}
        {id.slice(-12)}
      </RecordLink>
      {unlisted && ` (${personTexts.unlisted[unlisted]})`}
    </span>
  );
}

import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { TodayItem } from 'contract/today-requests';
import { recordAddress } from '../../base/model/record-address';
import type { RecordOpener } from '../../base/model/record-opener';

interface TodayLinkProps {
  readonly id?: string;
  /** The record of the card that the link is in. */
  readonly item: TodayItem;
  /** Another record of the same section that is opened. */
  readonly recordId?: string;
  readonly tabIndex: 0 | -1;
  readonly children: ReactNode;
}

/** Opens a record in its section. Closing it leads back to the card. */
export function TodayLink({ item: { kind, _id }, recordId = _id, ...props }: TodayLinkProps) {
  const { pathname, search } = useLocation();
  const state: RecordOpener = { address: pathname + search, recordId: _id };
  return <Link to={recordAddress(kind, recordId)} state={state} {...props} />;
}

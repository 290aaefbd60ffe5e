import type { MouseEvent, ReactNode } from 'react';
import type { RecordPlace } from 'contract/persons';
import { getRecordLinkId, isPlainClick } from '../../review/parts/record-link';
import { useRecordAddress } from '../../review/store/use-record-address';

interface RecordLinkProps {
  readonly place: RecordPlace;
  /** Whether it gets the focus when the record is closed: one of the links to a record does. */
  readonly isOpener?: boolean;
  readonly children: ReactNode;
}

/** Opens a record of the person beside the page, or in a new tab. */
export function RecordLink({ place: { _id }, isOpener = false, children }: RecordLinkProps) {
  const { openId, open, addressOf } = useRecordAddress();
  const openHere = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open(_id);
  };
  return (
    <a
      id={isOpener ? getRecordLinkId(_id) : undefined}
      href={addressOf(_id)}
      aria-current={openId === _id ? 'true' : undefined}
      onClick={openHere}
    >
      {children}
    </a>
  );
}

import { anyText, isObject } from 'contract/answer-reader';
import { dashboardPath } from '../paths';

/** A view from which a record was opened in its section, as the state of the history entry. */
export interface RecordOpener {
  /** The address of the view, where closing the record leads. */
  readonly address: string;
  /** The record whose entry in the view gets the focus then. */
  readonly recordId: string;
}

/** Parses the state of a history entry. */
export function getOpener(state: unknown): RecordOpener | undefined {
  if (!isObject(state)) return undefined;
  const address = anyText(state['address']);
  const recordId = anyText(state['recordId']);
  if (!address?.startsWith(`${dashboardPath}?`) || recordId === undefined) return undefined;
  return { address, recordId };
}

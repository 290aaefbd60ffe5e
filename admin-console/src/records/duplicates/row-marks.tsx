import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { MarkedRecord } from './find-duplicates';

interface RowMarkProps {
  readonly row: MarkedRecord;
  /** 0 while the row's Status cell is the grid's tab stop. */
  readonly tabIndex: 0 | -1;
}

/** Renders one kind of mark, or null for a row without it. Marks are icons: the cell's text is the Status. */
export type RowMark = (props: RowMarkProps) => ReactNode;

interface RowMarksOfSection {
  /** By the name of their kind. */
  readonly marks: Readonly<Record<string, RowMark>>;
  /** The room in pixels that the marks of a row take. */
  readonly roomFor: (row: MarkedRecord) => number;
  /** The newest open repeat that hides behind a row. */
  readonly hiddenRepeatOf: (row: MarkedRecord) => MarkedRecord | undefined;
}

/** The marks beside each Status. A section provides them to its tables. */
export const RowMarksContext = createContext<RowMarksOfSection>({
  marks: {},
  roomFor: () => 0,
  hiddenRepeatOf: () => undefined,
});

export function RowMarks(props: RowMarkProps) {
  const { marks } = useContext(RowMarksContext);
  return Object.entries(marks).map(([kind, Mark]) => <Mark key={kind} {...props} />);
}

import { createContext } from 'react';

/** What a section's tables show, for the files that are made of them. */
interface SectionChoice {
  /** The name of the saved view that is open; absent if none is. */
  readonly view?: string;
  /** The chosen filters in words; empty if everything is shown. */
  readonly words: readonly string[];
  /** How many records of the section were not chosen. */
  readonly notChosen: number;
  /** How many records the section has; absent while they arrive. */
  readonly total?: number;
}

export const SectionChoiceContext = createContext<SectionChoice>({ words: [], notChosen: 0 });

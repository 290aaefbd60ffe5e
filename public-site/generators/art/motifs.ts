import * as buildings from './motifs/buildings.ts';
import * as creatures from './motifs/creatures.ts';
import * as music from './motifs/music.ts';
import * as people from './motifs/people.ts';
import * as plants from './motifs/plants.ts';
import * as signs from './motifs/signs.ts';
import * as vessels from './motifs/vessels.ts';

/** Every motif by name. */
export const motifs = {
  ...buildings,
  ...creatures,
  ...music,
  ...people,
  ...plants,
  ...signs,
  ...vessels,
} as const;

export type MotifName = keyof typeof motifs;

import { accessMutants } from './access-mutants.ts';
import { dataMutants } from './data-mutants.ts';
import { pageMutants } from './page-mutants.ts';
import { peopleMutants } from './people-mutants.ts';
import type { Mutant } from './plant.ts';

/** Faults as a careless change would make them, small and one at a time. */
export const mutants: readonly Mutant[] = [
  ...accessMutants,
  ...dataMutants,
  ...pageMutants,
  ...peopleMutants,
];

import type { Mutant } from './plant.ts';

/** Faults in imports of records, and in what makes a person of records. */
export const peopleMutants: readonly Mutant[] = [
  {
    fault: 'Whoever may export one section learns that somebody of another is in a household.',
    file: 'api/src/imports/exports/exported-person-repository.ts',
    from: 'having count(distinct household_members.person_id) > 1',
    to: 'having count(distinct household_members.person_id) > 0',
    test: 'api/src/imports/exports/people-export-routes.test.ts',
  },
  {
    fault: 'An import does something else than its preview showed.',
    file: 'api/src/imports/import-change-routes.ts',
    from: 'if (planned.digest !== digest) throw changedMeanwhile();',
    to: '',
    test: 'api/src/imports/import-routes.test.ts',
  },
  {
    fault: 'Undoing an import removes records about which staff have written notes.',
    file: 'api/src/imports/store/built-on.ts',
    from: "added('noted', has('record_notes')),",
    to: '',
    test: 'api/src/imports/import-routes.test.ts',
  },
  {
    fault: 'A date of a file whose order nobody knows is taken for the third of April.',
    file: 'api/src/imports/values/read-day.ts',
    from: "if (sure === undefined) return { code: 'unclear-date' };",
    to: '',
    test: 'api/src/imports/values/row-translator.test.ts',
  },
  {
    fault: 'A blank cell of a file empties what is stored.',
    file: 'api/src/imports/values/row-translator.ts',
    from: "if (field !== null && text !== '' && !texts.has(field))",
    to: 'if (field !== null && !texts.has(field))',
    test: 'api/src/imports/values/row-translator.test.ts',
  },
  {
    fault: 'The rule joins persons whom staff keep apart.',
    file: 'api/src/people/linking/person-linker.ts',
    from: 'pair.one === one && pair.other === other',
    to: 'pair.one === one && pair.other === one',
    test: 'api/src/people/linking/person-indexer.test.ts',
  },
  {
    fault: 'An address that a family shares makes one person of two.',
    file: 'api/src/people/linking/judge-candidates.ts',
    from: "return isOfOne && mayBeOne(own, names) ? 'confirmed-email' : undefined;",
    to: "return mayBeOne(own, names) ? 'confirmed-email' : undefined;",
    test: 'api/src/people/linking/judge-candidates.test.ts',
  },
  {
    fault: 'An undo moves records that were joined with others since.',
    file: 'api/src/people/changes/person-change-undo.ts',
    from: 'if (moves.some(({ person, to_person }) => person !== to_person)) return false;',
    to: '',
    test: 'api/src/people/page/person-change-routes.test.ts',
  },
];

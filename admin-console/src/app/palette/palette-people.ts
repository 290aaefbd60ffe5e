import { recordEmail, recordName, recordPartnerName, recordPhone } from 'contract/record-identity';
import type { PersonHead } from 'contract/persons';
import type { SearchResult } from 'contract/search-requests';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { sectionTitles } from '../../base/model/fixed-texts';
import { personAddress } from '../../base/model/person-address';
import { personSearchAddress } from '../../base/model/person-search-address';
import { recordAddress } from '../../base/model/record-address';
import { searchTexts } from '../../records/people-search/search.texts';
import { quarantineAddress } from '../../records/quarantine/quarantine-address';
import { reviewTexts } from '../../records/review/store/review.texts';
import type { PaletteItem } from './palette-item';
import { paletteTexts } from './palette.texts';

type Found = SearchResult['results'][number];

/** Persons and records that the palette lists at most; the page of results has the others. */
const mostListed = { persons: 4, records: 6 };

interface FoundPeople {
  readonly persons: readonly PersonHead[] | undefined;
  readonly results: readonly Found[] | undefined;
}

/** The first persons and records that were found, and the page with all records. */
export function listPeople(
  { persons = [], results = [] }: FoundPeople,
  typed: string,
): readonly PaletteItem[] {
  const people = persons.slice(0, mostListed.persons).map(toPersonItem);
  if (results.length === 0) return people;
  const all: PaletteItem = {
    ...{ id: 'all-results', group: 'people' },
    ...{ name: paletteTexts.allResults, target: personSearchAddress(typed.trim()) },
  };
  return [...people, ...results.slice(0, mostListed.records).map(toItem), all];
}

function toPersonItem({ _id, name, emails, phones, recordCount }: PersonHead): PaletteItem {
  const detail = [paletteTexts.person(recordCount), emails[0] ?? phones[0]];
  return {
    ...{ id: `person-${_id}`, group: 'people' },
    name: name || reviewTexts.nameless,
    detail: detail.filter(Boolean).join(' · '),
    target: personAddress(_id),
  };
}

function toItem({ kind, record, isQuarantined }: Found): PaletteItem {
  const names = [recordName(record), recordPartnerName(record)].filter(Boolean).join(' & ');
  const detail = [
    sectionTitles[kind],
    innsbruckTime(record['createdAt']),
    recordEmail(record) || recordPhone(record),
    isQuarantined && searchTexts.quarantined,
  ];
  return {
    ...{ id: `record-${record._id}`, group: 'people' },
    name: names || reviewTexts.nameless,
    detail: detail.filter(Boolean).join(' · '),
    target: isQuarantined ? quarantineAddress : recordAddress(kind, record._id),
  };
}

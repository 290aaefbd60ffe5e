import { recordEmail, recordName, recordPartnerName, recordPhone } from 'contract/record-identity';
import type { SearchResult } from 'contract/search-requests';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { sectionTitles } from '../../base/model/fixed-texts';
import { personSearchAddress } from '../../base/model/person-search-address';
import { recordAddress } from '../../base/model/record-address';
import { searchTexts } from '../../records/people-search/search.texts';
import { quarantineAddress } from '../../records/quarantine/quarantine-address';
import { reviewTexts } from '../../records/review/store/review.texts';
import type { PaletteItem } from './palette-item';
import { paletteTexts } from './palette.texts';

type Found = SearchResult['results'][number];

/** Records that the palette lists at most; the page of results has the others. */
const mostListed = 8;

/** The first records that were found, and the page with all of them. */
export function listPeople(
  results: readonly Found[] | undefined,
  typed: string,
): readonly PaletteItem[] {
  if (results === undefined || results.length === 0) return [];
  const all: PaletteItem = {
    ...{ id: 'all-results', group: 'people' },
    ...{ name: paletteTexts.allResults, target: personSearchAddress(typed.trim()) },
  };
  return [...results.slice(0, mostListed).map(toItem), all];
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

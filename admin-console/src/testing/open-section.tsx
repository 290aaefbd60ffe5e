import type { Right } from 'contract/rights';
import { recordAddress } from '../base/model/record-address';
import { sections } from '../base/model/sections';
import type { SectionName } from '../base/model/sections';
import { dashboardPath } from '../base/paths';
import { SectionView } from '../records/sections/section-view';
import { renderView } from './render-view';

/** Opens one section, with one of its records if an id is given. */
export const openSection = (name: SectionName, recordId?: string, rights?: readonly Right[]) =>
  renderView(<SectionView name={name} />, {
    ...(rights && { rights }),
    address:
      recordId === undefined
        ? `${dashboardPath}?section=${sections[name].key}`
        : recordAddress(name, recordId),
  });

import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readFilter } from 'contract/record-filter';
import type { FilterItem } from 'contract/record-filter';
import type { RecordKind } from 'contract/review';
import { groupChoices } from 'contract/summary-requests';
import {
  groupParameter,
  readFilterAddress,
  readGroup,
  withFilter,
} from '../../base/model/filter-address';
import type { GroupBy } from './group-by';

interface GroupChoice {
  readonly by: GroupBy | undefined;
  readonly choose: (by: GroupBy | undefined) => void;
  /** The address of the section with one more condition and no groups; undefined if that is no filter. */
  readonly addressOf: (item: FilterItem) => string | undefined;
}

export function useGroupChoice(kind: RecordKind): GroupChoice {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  const wanted = readGroup({ search });
  const by = groupChoices(kind).find((one) => one === wanted);
  const choose = useCallback(
    (next: GroupBy | undefined) =>
      void navigate(withGroups(search, next) + hash, { preventScrollReset: true }),
    [navigate, search, hash],
  );
  const addressOf = useCallback(
    (item: FilterItem) => {
      const filter = readFilter(kind, [...(readFilterAddress(kind, hash) ?? []), item]);
      return filter && withGroups(search, undefined) + withFilter(hash, filter);
    },
    [kind, search, hash],
  );
  return { by, choose, addressOf };
}

function withGroups(search: string, by: GroupBy | undefined): string {
  const parameters = new URLSearchParams(search);
  if (by === undefined) parameters.delete(groupParameter);
  else parameters.set(groupParameter, by);
  return `?${parameters.toString()}`;
}

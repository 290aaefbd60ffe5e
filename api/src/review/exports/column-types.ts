import { innsbruckMinute } from 'contract/innsbruck-moment';
import type { ExportRequest } from 'contract/export-requests';
import type { RecordKind } from 'contract/review';
import { recordSource } from '../../storage/records/record-source';

/**
 * The type of a column: a calendar `day`, a `moment`, a `text` that no program must convert to a number or date, or
 * `any` value as it is.
 */
export type ColumnType = 'day' | 'moment' | 'text' | 'any';

export function columnTypes(
  kind: RecordKind,
  columns: ExportRequest['columns'],
): readonly ColumnType[] {
  const { properties } = recordSource(kind).schema;
  return columns.map(({ field }) => {
    if (field === 'createdAt' || field === 'updatedAt') return 'moment';
    const schema = Object.hasOwn(properties, field) ? properties[field] : undefined;
    if (schema?.type !== 'string') return 'any';
    const format = 'format' in schema && schema.format;
    return format === 'past-date' || format === 'near-date' ? 'day' : 'text';
  });
}

const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Formats a stored time in Innsbruck's time zone as YYYY-MM-DD HH:MM; undefined for an invalid time. */
export function innsbruckTime(value: string | number): string | undefined {
  if (typeof value !== 'string' || !isoMoment.test(value)) return undefined;
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return undefined;
  return innsbruckMinute(moment).replace('T', ' ');
}

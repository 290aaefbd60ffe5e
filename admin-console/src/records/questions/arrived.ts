import type { RecordFilter } from 'contract/record-filter';
import { receivedField } from '../../base/model/record-fields';

/**
 * The filter of what arrived in a period, which all time does not need.
 * @param field the time that is meant
 */
export const arrived = (period: string, field = receivedField): RecordFilter =>
  period === 'all' ? [] : [{ field, operator: 'within', value: period }];

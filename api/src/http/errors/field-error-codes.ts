import { isDateFormat } from 'contract/date-range';
import type { Reason } from 'contract/error-codes';

/** The properties of an Ajv error that we use. */
export interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The schema of the field, with the value that was sent for it in `data`. */
  readonly parentSchema?: object;
  readonly data?: unknown;
}

/** The code of a value with a wrong type or format. */
export type ShapeCode =
  | 'no-email'
  | 'no-phone'
  | 'no-date'
  | 'no-past-date'
  | 'no-near-date'
  | 'no-moment'
  | 'no-link'
  | 'no-rich-text'
  | 'no-slug'
  | 'no-number'
  | 'no-whole-number'
  | 'no-text'
  | 'not-one-line'
  | 'not-plain-text'
  | 'too-many-decimals';

type LimitCode = 'too-short' | 'too-low' | 'too-high';
export type FieldErrorReason = Reason<
  'missing' | 'not-listed' | 'too-many-characters' | LimitCode | ShapeCode
>;

const limitCodes: Readonly<Record<string, LimitCode>> = {
  minLength: 'too-short',
  minimum: 'too-low',
  maximum: 'too-high',
};

/** The codes by format of contract/field and contract/draft-formats. */
const formatCodes: Readonly<Record<string, ShapeCode | 'not-listed'>> = {
  email: 'no-email',
  phone: 'no-phone',
  date: 'no-date',
  'past-date': 'no-past-date',
  'near-date': 'no-near-date',
  line: 'not-one-line',
  'draft-line': 'not-one-line',
  'draft-rich': 'no-rich-text',
  'draft-slug': 'no-slug',
  'draft-media': 'not-listed',
  'draft-picture': 'not-listed',
  'draft-date': 'no-date',
  'draft-moment': 'no-moment',
  'draft-link': 'no-link',
};

const typeCodes: Readonly<Record<string, ShapeCode>> = {
  number: 'no-number',
  integer: 'no-whole-number',
};

/** Returns the code of a field's error, with its limit. */
export function toFieldErrorReason(fault: SchemaError): FieldErrorReason {
  const { keyword, params } = fault;
  if (isBlank(fault)) return { code: 'missing' };
  const format = shapeOf(fault) ?? (keyword === 'format' ? String(params['format']) : undefined);
  if (format !== undefined) return { code: formatCodes[format] ?? 'not-plain-text' };
  if (keyword === 'maxLength')
    return {
      code: 'too-many-characters',
      params: { excess: String(fault.data).length - Number(params['limit']) },
    };
  const code = limitCodes[keyword];
  if (code !== undefined) return { code, params: { limit: Number(params['limit']) } };
  if (keyword === 'enum') return { code: 'not-listed' };
  if (keyword === 'multipleOf') return { code: 'too-many-decimals' };
  return { code: typeCodes[String(params['type'])] ?? 'no-text' };
}

const isBlank = ({ keyword, params, data }: SchemaError) =>
  keyword === 'required' || (keyword === 'minLength' && (params['limit'] === 1 || data === ''));

/**
 * Returns the format of a value that fails by its length or type already; an email address that is too long is an email
 * address all the same.
 */
function shapeOf({ keyword, parentSchema }: SchemaError): string | undefined {
  const { format } = (parentSchema ?? {}) as { readonly format?: string };
  if (isDateFormat(format)) return format;
  return format === 'email' && keyword === 'minLength' ? format : undefined;
}

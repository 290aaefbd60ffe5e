import { line, phone } from 'contract/field';

/** Digits, with room for spaces that are copied along; phones show their number keys for it. */
export const codeSchema = { ...phone, maxLength: 12 } as const;
export const recoveryCodeSchema = { ...line, maxLength: 40 } as const;

/** The six digits of the input; undefined if it is anything else. */
export function readCode(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(code) ? code : undefined;
}

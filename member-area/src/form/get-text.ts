/** The text value of a field; '' if it is missing or a file. */
export function getText(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}

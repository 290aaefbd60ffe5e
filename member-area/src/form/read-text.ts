/** What was typed into a field; '' where there is none. A chosen file is no text. */
export function readText(values: FormData, name: string): string {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
}

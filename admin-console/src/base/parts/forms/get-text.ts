/** The text in a form's field; '' if there is no such field. */
export function getText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

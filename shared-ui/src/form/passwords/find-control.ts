/** The control called `name` in the form that contains `place`. */
export function findControl(place: Element | null, name: string): HTMLInputElement | undefined {
  const control = place?.closest('form')?.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control : undefined;
}

/** The control called `name` of the form that `place` stands in. */
export function findControl(place: Element | null, name: string): HTMLInputElement | undefined {
  const control = place?.closest('form')?.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control : undefined;
}

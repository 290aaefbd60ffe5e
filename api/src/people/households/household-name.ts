/** The name that all persons of a household share, else all of their names. */
export function nameHousehold(names: readonly string[]): string {
  const known = [...new Set(names.map((name) => name.trim()).filter(Boolean))];
  const families = new Set(known.map((name) => name.split(/\s+/).at(-1)));
  const [family = ''] = families;
  return known.length > 1 && families.size === 1 ? family : known.join(', ');
}

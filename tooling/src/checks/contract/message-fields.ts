/** The parts of a JSON schema that say which fields a message has. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** The types of each field by its path, `items[].name`; the path of one that may be absent ends in `?`. */
export type Fields = Readonly<Record<string, string>>;

/**
 * Lists the fields of a message. Bounds, formats and the values of a choice are left out: they may become others
 * without a remote noticing, while a field that is absent breaks the page that shows it.
 */
export function listFields(schema: object | undefined): Fields {
  const lines: [string, string][] = [];
  if (schema) addFields(schema, '', lines);
  return Object.fromEntries(lines.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function addFields(schema: Schema, path: string, lines: [string, string][]): void {
  const parts = partsOf(schema);
  const objects = parts.filter(({ properties }) => properties);
  const isAlways = (name: string) => {
    const has = ({ required = [] }: Schema) => required.includes(name);
    return schema.allOf ? objects.some(has) : objects.every(has);
  };
  for (const name of new Set(objects.flatMap(({ properties = {} }) => Object.keys(properties)))) {
    const owners = objects.flatMap(({ properties = {} }) => properties[name] ?? []);
    const field = owners.length === 1 && owners[0] ? owners[0] : { anyOf: owners };
    const types = [...new Set(partsOf(field).flatMap(typesOf))].sort().join('|');
    lines.push([`${path}${name}${isAlways(name) ? '' : '?'}`, types]);
    addFields(field, `${path}${name}.`, lines);
  }
  for (const items of parts.flatMap((part) => part.items ?? [])) {
    addFields(items, `${path.replace(/\.$/, '')}[].`, lines);
  }
}

/** The alternatives, or the parts of an intersection. */
const partsOf = (schema: Schema): readonly Schema[] =>
  (schema.anyOf ?? schema.allOf)?.flatMap(partsOf) ?? [schema];

function typesOf(schema: Schema): readonly string[] {
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values) return values.map((value) => (value === null ? 'null' : typeof value));
  return [schema.type ?? 'any'].flat();
}

/** What was taken and is no longer, and what is now demanded. */
export const findRefusals = (before: Fields, now: Fields): readonly string[] => [
  ...differences(before, now, (was, is) => was.every((type) => is.includes(type))),
  ...Object.keys(now)
    .filter((path) => !path.endsWith('?') && !(path in before))
    .filter((path) => isDemanded(path, before))
    .map((path) => `it demands ${path}`),
];

/** What was given and is no longer. */
export const findLosses = (before: Fields, now: Fields): readonly string[] => [
  ...differences(before, now, (was, is) => is.every((type) => was.includes(type))),
  ...Object.keys(before)
    .filter((path) => !path.endsWith('?') && `${path}?` in now)
    .map((path) => `${path} may be absent`),
];

/** A field of an object that is new as a whole is only demanded where the object is. */
function isDemanded(path: string, before: Fields): boolean {
  const parent = path.split('.').slice(0, -1).join('.').replace(/\[\]$/, '');
  return parent === '' || parent in before || `${parent}?` in before;
}

/** Compares the fields of both, whether or not they may be absent. */
function differences(
  before: Fields,
  now: Fields,
  isKept: (was: readonly string[], is: readonly string[]) => boolean,
): readonly string[] {
  return Object.entries(before).flatMap(([path, types]) => {
    const name = path.replace(/\?$/, '');
    const present = now[name] ?? now[`${name}?`];
    if (present === undefined) return [`${name} is not there`];
    return isKept(types.split('|'), present.split('|'))
      ? []
      : [`${name} was ${types} and is ${present}`];
  });
}

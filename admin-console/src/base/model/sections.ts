import type { BodySchema, FieldSchema } from 'contract/field';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { sectionKeys } from 'contract/section-keys';
import { submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import { listRequest } from 'contract/list-requests';

/** The kind of record that a section lists. */
export type SectionName = RecordKind;

export interface Section {
  /** The section's value in the dashboard's address: `?section=<key>` (requirements 10.6). */
  readonly key: string;
  /** The route that returns the list (requirements 7.3). */
  readonly endpoint: `/api/${string}`;
  /** Whether the list is one table or has one for each programme (requirements 2.10). */
  readonly layout: 'table' | 'table-per-program';
  /**
   * The fields in which a repeated submission may bring new content. The status depends on e-mail, phone and
   * name alone (requirements 5), so a second request would otherwise be hidden as a duplicate.
   */
  readonly content: readonly string[];
}

/** Sections that differ from what is derived from their form (requirements 2.10). */
const exceptions: { readonly [Name in SubmissionName]?: Partial<Omit<Section, 'key'>> } = {
  babyNaming: { content: ['babyName', 'dateOfBirth'] },
  contact: { content: ['subject', 'message'] },
  enquiry: { content: ['subject', 'message'] },
  churchMember: { content: ['department'] },
  programAttendance: { layout: 'table-per-program', content: ['program', 'minister'] },
};

/** The sections in the order of the sidebar: the contract's forms, then the members (requirements 2.10). */
export const sectionNames: readonly SectionName[] = recordKinds;

/** Every kind of record has a section. The titles are in fixed-texts. */
export const sections = Object.fromEntries(
  sectionNames.map((name) => [name, makeSection(name)]),
) as Readonly<Record<SectionName, Section>>;

function makeSection(name: SectionName): Section {
  if (name === 'profiles')
    return {
      key: sectionKeys.profiles,
      endpoint: listRequest('profiles').path,
      layout: 'table',
      content: [],
    };
  const { endpoint, body } = submissions[name];
  return {
    key: sectionKeys[name],
    endpoint,
    layout: 'table',
    content: findContent(body),
    ...exceptions[name],
  };
}

/** Only lines can identify the sender; longer texts, days, choices and amounts are content. */
function findContent({ properties }: BodySchema): readonly string[] {
  const isAboutSender = (schema: FieldSchema) =>
    'format' in schema && ['line', 'email', 'phone'].includes(schema.format);
  return Object.entries(properties)
    .filter(([, schema]) => !isAboutSender(schema))
    .map(([field]) => field);
}

/** The section that is open if the address names none (requirements 2.10). */
const defaultSection: SectionName = 'babyNaming';

/**
 * The section for an address's `section` parameter, if the user may see it; undefined for an unknown key. Without a key
 * it is the default section, or the first one that the user may see.
 */
export function findSection(
  key: string | null,
  shown: readonly SectionName[] = sectionNames,
): SectionName | undefined {
  if (key === null) return shown.find((name) => name === defaultSection) ?? shown[0];
  return shown.find((name) => sections[name].key === key);
}

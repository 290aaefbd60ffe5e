import type { ContentField } from 'contract/kind-declaration';
import { mailNamesByKind } from 'contract/mail-kinds';
import { placed } from 'contract/mail-placeholders';
import type { MailPlaceholder } from 'contract/mail-placeholders';
import type { FieldLabels } from './field-labels';
import { mailFieldTexts } from './mail-fields.texts';

/** The label of a field of mails: the mail, or its subject. Undefined if there is no such mail. */
export function getMailFieldLabels(field: string): FieldLabels | undefined {
  const { mails, subject } = mailFieldTexts;
  const name = names.find((one) => field === one || field === `${one}Subject`);
  if (name === undefined) return undefined;
  return field === name ? mails[name] : { label: subject(mails[name].label) };
}

const names = Object.values(mailNamesByKind).flat();

/** The placeholders that a field may and must contain. Undefined if it is no text of a mail. */
export function placeholderHint(declared: ContentField): string | undefined {
  if (!('placeholders' in declared)) return undefined;
  const { mayName, keep, placeholders } = mailFieldTexts;
  const { needed, others } = declared.placeholders;
  const told = (name: MailPlaceholder) => `${placed(name)} ${placeholders[name]}`;
  const known = [...needed, ...others].map(told).join(', ');
  const kept = needed.map(placed).join(', ');
  const lines = declared.type === 'paragraphs' && mailFieldTexts.lines;
  return [lines, kept && keep(kept), mayName(known)].filter(Boolean).join(' ');
}

import { isObject } from 'contract/answer-reader';
import type { ContentText } from 'contract/content-entry';
import type { ContentKind } from 'contract/content-kinds';
import { readValue } from 'contract/read-value';
import { wholeNumber } from 'contract/schemas';
import { contentText } from 'contract/stored-entry';
import { getTabStored, removeTab, writeTab } from 'shared-ui/tab-storage';
import { getTypedTextsKey } from '../../session/admin-session';

/** Unsaved input, with the revision on which it is based: 0 for a new entry. */
interface TypedText {
  readonly text: ContentText;
  readonly revision: number;
}

const nameOf = (kind: ContentKind, id: string | undefined) => `${kind}/${id ?? ''}`;

const readAll = (): Readonly<Record<string, unknown>> => {
  const all = getTabStored(getTypedTextsKey());
  return isObject(all) ? all : {};
};

/** This tab's unsaved input for an entry; without an id for a new one. */
export function getTypedText(kind: ContentKind, id: string | undefined): TypedText | undefined {
  const all = readAll();
  const name = nameOf(kind, id);
  const typed = Object.hasOwn(all, name) ? all[name] : undefined;
  if (!isObject(typed)) return undefined;
  const text = readValue(contentText, typed['text']);
  const revision = readValue(wholeNumber, typed['revision']);
  return text && revision !== undefined ? { text, revision } : undefined;
}

/** Keeps the input until the tab is closed or its user logs out. */
export const keepTypedText = (kind: ContentKind, id: string | undefined, typed: TypedText): void =>
  writeTab(getTypedTextsKey(), { ...readAll(), [nameOf(kind, id)]: typed });

/** Deletes input that was saved or discarded. */
export function dropTypedText(kind: ContentKind, id: string | undefined): void {
  const { [nameOf(kind, id)]: _dropped, ...rest } = readAll();
  if (Object.keys(rest).length > 0) writeTab(getTypedTextsKey(), rest);
  else removeTab(getTypedTextsKey());
}

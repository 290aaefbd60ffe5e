import { isObject } from '../../wire/answer-reader';
import { isPlainLine, overridesTextDirection } from '../../wire/plain-text';
import { isMediaId } from '../kinds/media-kinds';
import { richLimits } from './rich-document';
import type { RichDocument, RichMark, RichNode } from './rich-document';
import { isRichLink } from './rich-link';

type NodeName = RichNode['type'];

interface NodeRule {
  /** Allowed children; absent for a leaf. */
  readonly holds?: readonly NodeName[];
  /** Allowed types of the first child; such a node is never empty. */
  readonly first?: readonly NodeName[];
  readonly attrs?: Readonly<Record<string, (value: unknown) => boolean>>;
  /** Defaults of the attributes; without them the attributes are required. */
  readonly defaults?: Readonly<Record<string, unknown>>;
}

const inline = ['text', 'hardBreak'] as const;
const paragraphs = { holds: ['paragraph'], first: ['paragraph'] } as const;
const items = { holds: ['listItem'], first: ['listItem'] } as const;
const blocks = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'verse',
  'picture',
] as const;

const isLine = (value: unknown): value is string =>
  typeof value === 'string' && isPlainLine(value) && !overridesTextDirection(value);
const isReference = (value: unknown) => isLine(value) && value.length <= richLimits.reference;

const isStart = (value: unknown) =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= richLimits.start;

const rules: Readonly<Record<NodeName, NodeRule>> = {
  doc: { holds: blocks, first: blocks },
  paragraph: { holds: inline },
  heading: { holds: inline, attrs: { level: (value) => value === 2 || value === 3 } },
  bulletList: items,
  orderedList: { ...items, attrs: { start: isStart }, defaults: { start: 1 } },
  listItem: { holds: ['paragraph', 'bulletList', 'orderedList'], first: ['paragraph'] },
  blockquote: paragraphs,
  verse: { ...paragraphs, attrs: { reference: isReference }, defaults: { reference: '' } },
  picture: { attrs: { media: isMediaId } },
  hardBreak: {},
  text: {},
};

/** How many nodes and characters the rest of the document may still have. */
interface Rest {
  nodes: number;
  characters: number;
}

/**
 * Parses a document into its canonical form: known nodes and marks only, keys and marks in a fixed order, no empty
 * parts, and adjacent texts with the same marks merged. Returns undefined for any other value. Never throws, and never
 * recurses deeper than `richLimits.depth`.
 */
export function readRichDocument(value: unknown): RichDocument | undefined {
  const rest = { nodes: richLimits.nodes, characters: richLimits.characters };
  return readNode(value, ['doc'], 0, rest) as RichDocument | undefined;
}

function readNode(
  value: unknown,
  allowed: readonly NodeName[],
  depth: number,
  rest: Rest,
): RichNode | undefined {
  rest.nodes -= 1;
  if (rest.nodes < 0 || depth > richLimits.depth || !isObject(value)) return undefined;
  const type = allowed.find((name) => name === value['type']);
  if (type === undefined) return undefined;
  if (type === 'text') return readWords(value, rest);
  const rule = rules[type];
  const keys = ['type', ...(rule.attrs ? ['attrs'] : []), ...(rule.holds ? ['content'] : [])];
  if (!hasOnly(value, keys)) return undefined;
  const attrs = readAttrs(value['attrs'], rule, rest);
  const content = readContent(value['content'], rule, depth, rest);
  if (!attrs || !content) return undefined;
  // The type is one of those that its rule allows.
  return { type, ...attrs, ...content } as RichNode;
}

const hasOnly = (value: Readonly<Record<string, unknown>>, keys: readonly string[]) =>
  Object.keys(value).every((key) => keys.includes(key));

/** Returns `{ attrs }`, an empty object if there are none, or undefined if they are invalid. */
function readAttrs(value: unknown, { attrs: fits, defaults }: NodeRule, rest: Rest) {
  if (!fits || (value === undefined && defaults)) return {};
  const names = Object.keys(fits);
  if (!isObject(value) || !hasOnly(value, names)) return undefined;
  const read = names.map((name) => [name, value[name]] as const);
  if (read.some(([name, one]) => !fits[name]?.(one))) return undefined;
  const filled = read.filter(([name, one]) => one !== defaults?.[name]);
  for (const [, one] of filled) rest.characters -= typeof one === 'string' ? one.length : 0;
  if (rest.characters < 0) return undefined;
  return filled.length === 0 ? {} : { attrs: Object.fromEntries(filled) };
}

/** Returns `{ content }`, an empty object if there is none, or undefined if it is invalid. */
function readContent(value: unknown, rule: NodeRule, depth: number, rest: Rest) {
  const { holds, first } = rule;
  if (!holds) return {};
  const list = value ?? [];
  if (!Array.isArray(list) || list.length > rest.nodes || (first && list.length === 0))
    return undefined;
  const read: RichNode[] = [];
  for (const [place, one] of list.entries()) {
    const node = readNode(one, place === 0 ? (first ?? holds) : holds, depth + 1, rest);
    if (!node) return undefined;
    joinOrAdd(read, node);
  }
  return read.length === 0 ? {} : { content: read };
}

function joinOrAdd(nodes: RichNode[], node: RichNode): void {
  const last = nodes.at(-1);
  const isAlike =
    last?.type === 'text' &&
    node.type === 'text' &&
    JSON.stringify(last.marks) === JSON.stringify(node.marks);
  if (isAlike) nodes[nodes.length - 1] = { ...last, text: last.text + node.text };
  else nodes.push(node);
}

function readWords(value: Readonly<Record<string, unknown>>, rest: Rest): RichNode | undefined {
  const { text } = value;
  if (!hasOnly(value, ['type', 'marks', 'text']) || !isLine(text) || text === '') return undefined;
  rest.characters -= text.length;
  const marks = readMarks(value['marks']);
  if (!marks || rest.characters < 0) return undefined;
  return { type: 'text', ...(marks.length > 0 && { marks }), text };
}

/** In canonical order. */
const markNames = ['link', 'bold', 'italic'] as const;

/** Rejects a mark that is given twice. */
function readMarks(value: unknown): readonly RichMark[] | undefined {
  const list = value ?? [];
  if (!Array.isArray(list) || list.length > markNames.length) return undefined;
  const read = list.map(readMark);
  const ordered = markNames.flatMap((name) => read.find((mark) => mark?.type === name) ?? []);
  return ordered.length === list.length ? ordered : undefined;
}

function readMark(value: unknown): RichMark | undefined {
  if (!isObject(value)) return undefined;
  const { type, attrs } = value;
  if (type === 'bold' || type === 'italic') return hasOnly(value, ['type']) ? { type } : undefined;
  if (type !== 'link' || !hasOnly(value, ['type', 'attrs'])) return undefined;
  if (!isObject(attrs) || !hasOnly(attrs, ['href'])) return undefined;
  const { href } = attrs;
  return typeof href === 'string' && isRichLink(href) ? { type, attrs: { href } } : undefined;
}

import postcss from 'postcss';
import type { ChildNode, Rule } from 'postcss';

/**
 * Parses a stylesheet once, to select for any number of pages the rules they use: those whose classes all occur in the
 * page's markup, in any state (hover, open, narrow screen), and the animations that they name. The result may contain
 * more than a page needs, but never less.
 */
export function createStylePicker(stylesheet: string): (html: string) => string {
  const parts = postcss.parse(stylesheet).nodes.map(prepare);
  const animated = parts.flatMap(listRules).filter(({ animations }) => animations.length > 0);
  return (html) => {
    const classes = classesIn(html);
    const isUsed = ({ asked }: PreparedRule) =>
      asked.some((all) => all.every((one) => classes.has(one)));
    const named = new Set(animated.filter(isUsed).flatMap(({ animations }) => animations));
    const write = (part: Part): string => {
      // A block without a rule left is omitted.
      if (part.type === 'block') return surround(part.start, part.parts.map(write).join(''));
      if (part.type === 'rule') return isUsed(part) ? part.text : '';
      return part.animation === undefined || named.has(part.animation) ? part.text : '';
    };
    return parts.map(write).join('');
  };
}

/** For one rule: the classes that each of its selectors requires. */
type AskedClasses = readonly (readonly string[])[];

interface PreparedRule {
  readonly type: 'rule';
  readonly text: string;
  readonly asked: AskedClasses;
  /** Words of its animations, among which are their names. */
  readonly animations: readonly string[];
}

type Part =
  | PreparedRule
  /** Such as a media query; `start` ends with its brace. */
  | { readonly type: 'block'; readonly start: string; readonly parts: readonly Part[] }
  /** What no class decides about, such as a font: all pages get it, but keyframes only if a rule names them. */
  | { readonly type: 'other'; readonly text: string; readonly animation?: string };

function prepare(node: ChildNode): Part {
  const text = node.toString();
  if (node.type === 'rule') {
    const asked = node.selectors.map(classesAskedBy);
    return { type: 'rule', text, asked, animations: animationsOf(node) };
  }
  if (node.type !== 'atrule') return { type: 'other', text };
  if (node.name === 'keyframes') return { type: 'other', text, animation: node.params };
  // `@layer a, b;` declares the order of layers.
  if (!node.nodes) return { type: 'other', text: `${text};` };
  if (node.nodes.some(({ type }) => type === 'decl')) return { type: 'other', text };
  const start = text.slice(0, text.indexOf('{') + 1);
  return { type: 'block', start, parts: node.nodes.map(prepare) };
}

const listRules = (part: Part): readonly PreparedRule[] => {
  if (part.type === 'block') return part.parts.flatMap(listRules);
  return part.type === 'rule' ? [part] : [];
};

function animationsOf(rule: Rule): readonly string[] {
  const words: string[] = [];
  rule.walkDecls(/^animation(?:-name)?$/, ({ value }) => {
    words.push(...value.split(/[\s,]+/));
  });
  return words;
}

const surround = (start: string, inside: string) => (inside === '' ? '' : `${start}${inside}}`);

const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

const classesAskedBy = (selector: string): readonly string[] =>
  [...withoutBrackets(selector).matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);

/**
 * A `:where` around one selector requires what is inside. Other functional pseudo-classes may require that a class is
 * absent: `:not(.open)`.
 */
function withoutBrackets(selector: string): string {
  let left = selector.replace(/:where\(((?:[^(),]|\([^()]*\))*)\)/g, '$1');
  // Brackets are removed from the innermost ones outwards.
  while (brackets.test(left)) left = left.replace(brackets, '');
  return left;
}

const brackets = /\([^()]*\)/;

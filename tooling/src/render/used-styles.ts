import postcss from 'postcss';
import type { Root, Rule } from 'postcss';

/**
 * Parses a stylesheet once, to select for any number of pages the rules they use: those whose classes all occur in the
 * page's markup, in any state (hover, open, narrow screen), and the animations that they name. The result may contain
 * more than a page needs, but never less.
 */
export function createStylePicker(stylesheet: string): (html: string) => string {
  const whole = postcss.parse(stylesheet);
  const rules: AskedClasses[] = [];
  whole.walkRules(({ selectors }) => void rules.push(selectors.map(classesAskedBy)));
  // Pages of one kind, and a page in all languages, use the same rules.
  const known = new Map<string, string>();
  return (html) => {
    const classes = classesIn(html);
    const used = rules.map((selectors) =>
      selectors.some((all) => all.every((one) => classes.has(one))),
    );
    const key = used.map(Number).join('');
    const picked = known.get(key) ?? pick(whole, used);
    known.set(key, picked);
    return picked;
  };
}

/** For one rule: the classes that each of its selectors requires. */
type AskedClasses = readonly (readonly string[])[];

/** @param used for each rule, in the order of the stylesheet */
function pick(whole: Root, used: readonly boolean[]): string {
  const picked = whole.clone();
  const rules: Rule[] = [];
  picked.walkRules((rule) => void rules.push(rule));
  for (const [place, rule] of rules.entries()) if (!used[place]) rule.remove();
  removeUnnamedAnimations(picked);
  removeEmptied(picked);
  return picked.toString();
}

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

function removeUnnamedAnimations(root: Root): void {
  const named = new Set<string>();
  root.walkDecls(/^animation(?:-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) named.add(word);
  });
  root.walkAtRules('keyframes', (animation) => {
    if (!named.has(animation.params)) animation.remove();
  });
}

/** Removes media queries and layers without a rule left. `@layer a, b;` never had one and declares their order. */
function removeEmptied(root: Root): void {
  root.walkAtRules((block) => {
    let emptied = block.nodes?.length === 0 ? block : undefined;
    while (emptied) {
      const around: typeof emptied.parent = emptied.parent;
      emptied.remove();
      emptied =
        // oxlint-disable-next-line typescript/no-unnecessary-condition -- its types promise what is not always there
        around?.type === 'atrule' && around.nodes?.length === 0 ? around : undefined;
    }
  });
}

import postcss from 'postcss';
import type { Root, Rule } from 'postcss';

/**
 * Reads a stylesheet once, to say for any number of pages which part of it they use: the rules whose classes
 * all stand in the page's markup, in any state (hover, open, narrow screen), and the animations that they name. It may
 * be more than what a page shows and is never less.
 */
export function createStylePicker(stylesheet: string): (html: string) => string {
  const whole = postcss.parse(stylesheet);
  return (html) => {
    const classes = classesIn(html);
    const picked = whole.clone();
    picked.walkRules((rule) => {
      if (!isUsed(rule, classes)) rule.remove();
    });
    removeUnnamedAnimations(picked);
    removeEmptied(picked);
    return picked.toString();
  };
}

const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

const isUsed = ({ selectors }: Rule, classes: ReadonlySet<string>) =>
  selectors.some((selector) =>
    [...withoutBrackets(selector).matchAll(/\.([\w-]+)/g)].every(([, name = '']) =>
      classes.has(name),
    ),
  );

/** A `:where` around one selector asks for what is in it. Other brackets may as well ask for a class that is not there: `:not(.open)`. */
function withoutBrackets(selector: string): string {
  let left = selector.replace(/:where\(((?:[^(),]|\([^()]*\))*)\)/g, '$1');
  // From the innermost ones outwards.
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

/** A media query or a layer without a rule left. `@layer a, b;` never had one and says their order. */
function removeEmptied(root: Root): void {
  root.walkAtRules((block) => {
    let emptied = block.nodes?.length === 0 ? block : undefined;
    while (emptied) {
      const around: typeof emptied.parent = emptied.parent;
      emptied.remove();
      emptied =
        // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- its types promise what is not always there
        around?.type === 'atrule' && around.nodes?.length === 0 ? around : undefined;
    }
  });
}

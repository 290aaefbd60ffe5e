/** Our own oxlint rules, each a list of AST selectors. The plugin is JavaScript because oxlint loads it. */
const spokenAttributes = String.raw`/^(alt|title|placeholder|label|aria-(label|description|roledescription|valuetext))$/`;
const shown = `:matches(JSXElement, JSXFragment, JSXAttribute[name.name=${spokenAttributes}])`;
const choice = ':matches(LogicalExpression, ConditionalExpression)';
/** Two letters that are not part of an entity such as `&nbsp;`. */
const words = String.raw`/(?<!&\p{L}*)\p{L}{2}/u`;
const written = `:matches(Literal[value=${words}], TemplateLiteral:has(> TemplateElement[value.cooked=${words}]))`;

/** Text written directly in elements and attributes. */
const wordsInElements = [
  `JSXText[value=${words}]`,
  `JSXAttribute[name.name=${spokenAttributes}] > ${written}`,
  `${shown} > JSXExpressionContainer > ${written}`,
  `${shown} > JSXExpressionContainer > ${choice} > ${written}`,
];

/** English content that is read where the page's language belongs. */
const englishProperty = `MemberExpression:matches([property.name='en'], [property.value='en'])`;

/** The attribute makes browsers truncate pasted text silently. */
const cuttingAttribute =
  'JSXOpeningElement[name.name=/^(input|textarea)$/] > JSXAttribute[name.name=/^maxlength$/i]';

/** TypeBox's object of all builders, of which a bundler can leave out none. */
const typeObject =
  "ImportDeclaration[source.value='@sinclair/typebox'] > ImportSpecifier[imported.name='Type']";

const refuse = (selectors, message) => ({
  create: (context) =>
    Object.fromEntries(
      selectors.map((selector) => [selector, (node) => context.report({ node, message })]),
    ),
});

export default {
  meta: { name: 'restricted-syntax' },
  rules: {
    'no-words': refuse(
      wordsInElements,
      'A text stands in a *.texts.ts, with its translation in locales.',
    ),
    'no-cutting': refuse(
      [cuttingAttribute],
      'Nothing that is typed is cut: FormField and LimitedInput say how much is too much.',
    ),
    'no-english': refuse([englishProperty], 'A text is read in the language of the page.'),
    'no-type-object': refuse(
      [typeObject],
      "Write `import * as Type from '@sinclair/typebox'`: a page then gets only the builders that it uses.",
    ),
  },
};

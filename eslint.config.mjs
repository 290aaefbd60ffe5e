import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

const spokenAttributes = String.raw`/^(alt|title|placeholder|label|aria-(label|description|roledescription|valuetext))$/`;
const shown = `:matches(JSXElement, JSXFragment, JSXAttribute[name.name=${spokenAttributes}])`;
const choice = ':matches(LogicalExpression, ConditionalExpression)';
const words = String.raw`/\p{L}{2}/u`;
const written = `:matches(Literal[value=${words}], TemplateLiteral:has(> TemplateElement[value.cooked=${words}]))`;

/** Words that are written where they are shown. */
const wordsInElements = [
  `JSXText[value=${words}]`,
  `JSXAttribute[name.name=${spokenAttributes}] > ${written}`,
  `${shown} > JSXExpressionContainer > ${written}`,
  `${shown} > JSXExpressionContainer > ${choice} > ${written}`,
].map((selector) => ({
  selector,
  message: 'A text stands in a *.texts.ts, with its translation in locales.',
}));

/** English taken where the reader's language belongs (docs/decisions/0047). */
const readsEnglish = {
  selector: `MemberExpression:matches([property.name='en'], [property.value='en'])`,
  message: 'A text is read in the language of the page.',
};

export default tseslint.config(
  {
    ignores: [
      '**/.cache/',
      '**/dist/**',
      'site/**',
      '**/node_modules/**',
      '**/test-results/**',
      'data/**',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
  },
  // Plain JavaScript has no types to check: it configures tools, or runs before anything is installed.
  { files: ['**/*.mjs'], ...tseslint.configs.disableTypeChecked },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      // A number in a text is what it looks like.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A call without a result may be returned: it ends the function there.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Kysely's builders and what our hooks give are objects of functions, and are taken apart by their names.
      '@typescript-eslint/unbound-method': 'off',
      // React and Fastify take async handlers: what they throw reaches the window's log, or is answered.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, properties: false } },
      ],
      // What others threw is thrown on as it is.
      '@typescript-eslint/only-throw-error': ['error', { allowThrowingUnknown: true }],
      // A form has files only where we ask for one.
      '@typescript-eslint/no-base-to-string': ['error', { ignoredTypeNames: ['File'] }],
      // `async` also makes a rejection of what is thrown before the first await.
      '@typescript-eslint/require-await': 'off',
      'no-console': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  {
    // A pattern whose time grows faster than what it is applied to stops the server, or a page, with one long input.
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': [
        'error',
        { report: 'potential', ignoreSticky: false, ignorePartial: false },
      ],
    },
  },
  {
    files: ['{shared-ui,shell,public-site,member-area,admin-console}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y-x': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.configs.strict.rules,
    },
  },
  {
    files: [
      '{contract,shared-ui,shell,public-site,member-area,admin-console,api}/src/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', readsEnglish] },
  },
  {
    // What is read or said is a text of a language: it stands in a `*.texts.ts` (docs/decisions/0051).
    files: ['{shared-ui,shell,public-site,member-area,admin-console}/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...wordsInElements, readsEnglish] },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/{testing,endurance}/**/*.ts', '{e2e,generators}/**/*.ts'],
    rules: {
      // `expect.any(...)` is an `any`, and so is what a page answers to `evaluate`.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      // What a test reads of a record, a page or a browser may be anything; it is compared, not trusted.
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/restrict-plus-operands': 'off',
      '@typescript-eslint/restrict-template-expressions': 'off',
      // Short names of libraries and of old string methods are taken for one another.
      '@typescript-eslint/no-deprecated': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // A flag that a callback turns, and browsers that lack what their types promise.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // A fake has no more than a test needs of a class.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  {
    // A table that is laid out as a grid on a phone loses its roles in some browsers, so they are said.
    files: ['admin-console/src/merge/compare-table.tsx'],
    rules: {
      'jsx-a11y-x/no-redundant-roles': 'off',
      'jsx-a11y-x/no-interactive-element-to-noninteractive-role': 'off',
    },
  },
  {
    // Its text is written into every page, and its digest into nginx's configuration: as short as can be.
    files: ['shell/src/deferred-hydration/defer-hydration.ts'],
    rules: {
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      '@typescript-eslint/restrict-template-expressions': 'off',
    },
  },
  { files: ['**/*.test.{ts,tsx}'], rules: { 'max-lines': 'off' } },
);

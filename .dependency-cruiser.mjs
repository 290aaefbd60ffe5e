/**
 * Enforces the flow of decision 1: contract -> (api | remotes); shared-ui -> remotes; remotes -> shell at run time
 * only. A folder may import itself, the folders its line names, and packages from node_modules.
 */
const mayImport = {
  contract: [],
  'shared-ui': ['contract'],
  shell: ['contract', 'shared-ui'],
  'public-site': ['contract', 'shared-ui'],
  'member-area': ['contract', 'shared-ui'],
  'admin-console': ['contract', 'shared-ui'],
  api: ['contract'],
  'api-mock': ['contract', 'api'],
  tooling: ['contract'],
  e2e: ['contract', 'api', 'api-mock'],
  // Texts of languages other than English. Builds substitute them for a package's own texts (decision 47).
  locales: ['contract', 'shared-ui', 'shell', 'public-site', 'member-area', 'admin-console', 'api'],
  // The lab holds tools that are run by hand. Nothing imports it.
  lab: ['contract', 'api', 'public-site', 'locales', 'e2e'],
};

const folders = Object.keys(mayImport);
const anyOf = (names) => `^(${names.join('|')})/`;

/** The rule of the pseudo-locale, by which tests see whether visible strings are texts. */
const pseudoLanguage = '^tooling/src/locales/pseudo\\.ts$';

const flow = folders.map((folder) => ({
  name: `${folder}-flow`,
  comment: `${folder} may import ${mayImport[folder].join(' and ') || 'no other package of ours'}.`,
  severity: 'error',
  from: { path: anyOf([folder]) },
  to: {
    path: anyOf(folders.filter((other) => other !== folder && !mayImport[folder].includes(other))),
    pathNot: pseudoLanguage,
  },
}));

/** The folders of a package from bottom to top: each may import itself and those before it. */
const layers = {
  'api/src': [
    'storage',
    'http',
    'mail',
    'auth',
    'content',
    'submissions',
    'staff',
    'releases',
    'review',
    'members',
    'people',
    'imports',
    'questions',
    'privacy',
    'commands',
  ],
  'admin-console/src': ['base', 'session', 'records', 'website', 'office', 'app'],
};

/**
 * Files beside the folders compose the package, so no folder imports them, except the settings, which every folder may
 * import.
 */
const downwards = Object.entries(layers).flatMap(([root, names]) =>
  names.map((name, place) => ({
    name: `${root}/${name}-imports-down`,
    comment: `${root}/${name} may import ${names.slice(0, place).join(', ') || 'no other folder'}.`,
    severity: 'error',
    from: { path: `^${root}/${name}/`, pathNot: '\\.test\\.tsx?$' },
    to: {
      path: [...names.slice(place + 1).map((above) => `^${root}/${above}/`), `^${root}/[^/]+$`],
      pathNot: `^${root}/config\\.ts$`,
    },
  })),
);

const unplaced = Object.entries(layers).map(([root, names]) => ({
  name: `${root}-places-each-folder`,
  comment: `A folder of ${root} that is not among the layers would escape their rules.`,
  severity: 'error',
  from: { path: `^${root}/(?!(${names.join('|')}|testing)/)[^/]+/` },
  to: {},
}));

export default {
  forbidden: [
    ...flow,
    ...downwards,
    ...unplaced,
    {
      name: 'tests-alone-take-the-pseudo-language',
      comment: 'Of tooling a package may know this one module, and only in its tests.',
      severity: 'error',
      from: { pathNot: ['^tooling/', '\\.test\\.tsx?$', '^api/testing/'] },
      to: { path: pseudoLanguage },
    },
    {
      name: 'no-circles',
      comment: 'Types close a circle as well: neither file can be read without the other.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that cannot be resolved hides from every other rule.',
      severity: 'error',
      from: { pathNot: '^lab/' },
      to: { couldNotResolve: true },
    },
    {
      name: 'the-lab-finds-the-product',
      comment:
        'Where the lab is not installed its packages are not there; what it imports of the product is.',
      severity: 'error',
      from: { path: '^lab/' },
      to: { path: '^\\.', couldNotResolve: true },
    },
    {
      name: 'pictures-and-letters-need-no-product',
      comment: 'Documents and sound say what the site says, and take its texts.',
      severity: 'error',
      from: { path: '^lab/generators/(art|fonts)/' },
      to: { path: anyOf(folders.filter((folder) => folder !== 'lab')) },
    },
    {
      name: 'locales-take-types-of-texts-only',
      comment: 'Of a package, a translation needs what its texts look like.',
      severity: 'error',
      from: { path: '^locales/' },
      to: {
        path: '^(shell|public-site|member-area|admin-console|api)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'mui-in-the-console-only',
      comment: 'Visitors do not pay for MUI (decision 3).',
      severity: 'error',
      from: { pathNot: '^(admin-console|locales/[^/]+/admin-console)/' },
      to: { path: 'node_modules/@(mui|emotion)/' },
    },
    {
      name: 'contract-imports-its-schema-library-only',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$|/phone-number\\.ts$' },
      to: {
        path: 'node_modules',
        pathNot: '@sinclair[+/]typebox|json-schema-to-ts|json-schema|ts-algebra',
      },
    },
    {
      name: 'phone-numbers-for-staff-only',
      comment: 'Visitors do not pay for a library that reads telephone numbers.',
      severity: 'error',
      from: {
        pathNot: '^(admin-console|api)/|/(phone-number\\.test|record-traits|imports/[\\w-]+)\\.ts$',
      },
      to: { path: '^contract/src/(phone-number|records/record-traits|imports/import-plan)\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|/dist/' },
    // The files that tooling/archive imports exist beside it only in the release archive.
    exclude: { path: '/dist/|\\.css$|^tooling/archive/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
    moduleSystems: ['es6', 'cjs'],
  },
};

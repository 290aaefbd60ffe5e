import boundaries from './.dependency-cruiser.mjs';

/**
 * A folder can be read and changed without the folders that are built on it. Tests are excluded, because a test of a
 * low folder may render the whole page.
 */
export default {
  forbidden: [
    {
      name: 'no-folder-circles',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...boundaries.options,
    exclude: { path: '/dist/|^tooling/archive/|\\.css$|\\.test\\.tsx?$|/testing/' },
  },
};

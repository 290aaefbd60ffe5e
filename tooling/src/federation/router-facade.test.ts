import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { remoteContract } from 'contract/remote';

const repositoryRoot = join(__dirname, '../../..');
const packages = ['shell', 'shared-ui', 'public-site', 'member-area', 'admin-console'];

const facade = new Set(
  [
    ...readFileSync(join(__dirname, 'router-facade.ts'), 'utf8').matchAll(/export \{([^}]+)\}/g),
  ].flatMap(([, names]) => split(names)),
);

/** Lists all React Router imports in the packages' browser code, without tests, servers and standalone remotes. */
const importedBy = (names: readonly string[]): string[] => [
  ...new Set(
    names.flatMap((name) =>
      readdirSync(join(repositoryRoot, name, 'src'), { recursive: true, encoding: 'utf8' })
        .filter(
          (file) =>
            /\.tsx?$/.test(file) &&
            !/\.test\.tsx?$|^server\.tsx$|(^|\/)(testing|standalone)\//.test(file),
        )
        .map((file) => readFileSync(join(repositoryRoot, name, 'src', file), 'utf8'))
        .flatMap((text) => [...text.matchAll(/import \{([^}]+)\} from 'react-router-dom'/g)])
        .flatMap(([, imported]) => split(imported)),
    ),
  ),
];

const imported = importedBy(packages);

it('offers everything that the browser packages import of React Router', () => {
  expect(imported.filter((name) => !facade.has(name))).toEqual([]);
});

it('offers nothing that no package imports: each name is paid for by every visitor', () => {
  expect([...facade].filter((name) => !imported.includes(name))).toEqual([]);
});

it('is part of the agreement: a shell from before does not have a name that is new in remotes', () => {
  // A change of this list must raise remoteContract and release shell and remotes together (decision 18).
  const names = importedBy(packages.filter((name) => name !== 'shell')).toSorted();
  expect({ contract: remoteContract, names }).toEqual({
    contract: 2,
    names: [
      'Link',
      'Navigate',
      'NavigationType',
      'Outlet',
      'useLocation',
      'useNavigate',
      'useNavigationType',
      'useParams',
      'useSearchParams',
    ],
  });
});

function split(names = ''): string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

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

/** Everything that is released to browsers: no tests, nothing of the server's, no remote that runs alone. */
const sources = packages.flatMap((name) =>
  readdirSync(join(repositoryRoot, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !/\.test\.tsx?$|^server\.tsx$|(^|\/)(testing|standalone)\//.test(file),
    )
    .map((file) => join(repositoryRoot, name, 'src', file)),
);

const imported = new Set(
  sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/import \{([^}]+)\} from 'react-router-dom'/g)].flatMap(
      ([, names]) => split(names),
    ),
  ),
);

it('offers everything that the browser packages import of React Router', () => {
  expect([...imported].filter((name) => !facade.has(name))).toEqual([]);
});

it('offers nothing that no package imports: each name is paid for by every visitor', () => {
  expect([...facade].filter((name) => !imported.has(name))).toEqual([]);
});

it('is part of the agreement: a shell from before does not have a name that is new here', () => {
  // A change of this list must raise remoteContract, and release shell and remotes together (decision 18).
  expect({ contract: remoteContract, names: [...facade] }).toEqual({
    contract: 2,
    names: [
      'Link',
      'Navigate',
      'NavigationType',
      'Outlet',
      'Router',
      'matchRoutes',
      'useLocation',
      'useNavigate',
      'useNavigationType',
      'useParams',
      'useRoutes',
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

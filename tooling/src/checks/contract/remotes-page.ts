import { remoteNames } from 'contract/site-paths';
import type { RemoteName } from 'contract/site-paths';
import { teamNames } from 'contract/teams';
import type { Surface } from './surface.ts';

/** Writes docs/remotes.md: what the shell and a remote promise each other, and whose each remote is. */
export function writeRemotesPage(surface: Surface): string {
  return [
    '# Remotes',
    '',
    'What the shell and a remote promise each other, and which team owns what. This page is made from `contract` and the',
    'shared modules by the command [below](#when-it-must-change).',
    '',
    '## What a remote exposes',
    '',
    `One module, \`./remote\` (\`src/remote.ts\`), under contract ${surface.contract} (\`remoteContract\`,`,
    '[remote.ts](../contract/src/releases/remote.ts)):',
    '',
    '- `contract`: the number that it was built for. The shell refuses every other one.',
    '- `routes`: routes of React Router, each with an `id` that no other has and a path from the root. Every path that the',
    '  remote owns has one, and no other path. A page that is large comes by `lazy`, which the shell tries again when it',
    '  fails.',
    '',
    'For the pages that are rendered ahead, its build for Node (`src/server.ts`) exports the same two, and what it needs of',
    '`provideContent`, `provideChurch` and the others in',
    '[prepare-content.ts](../tooling/src/render/prepare-content.ts). A page is rendered twice, ahead and in the browser,',
    'and must be the same.',
    '',
    '## What a remote may expect',
    '',
    '- **Modules** that the shell gives all remotes, each in this very version:',
    ...Object.entries(surface.modules).map(([name, version]) => `  - \`${name}\` ${version}`),
    '- **Of React Router** no more than these exports, because a shared module is never tree-shaken: ' +
      `${codes(Object.keys(surface.router))}.`,
    '- **Styles**: the custom properties of [tokens.css](../shared-ui/src/theme/tokens.css) and the base styles, by day and',
    "  by night. The shell links the remote's one stylesheet.",
    "- **The browser's storage**: " +
      `${Object.entries(surface.storage)
        .map(([name, key]) => (name === key ? `\`${key}\`` : `\`${key}\` (${name})`))
        .join(', ')}.`,
    '- **The server**: the requests that `contract` declares ([requests](requests.md)). An older remote is answered as it',
    '  was when it was built.',
    '- **Its place**: everything between header and footer. What it throws stays there: the shell says what is missing,',
    '  and the rest of the page goes on working.',
    '',
    'Everything else of `contract` and `shared-ui` is bundled in each remote, so it may change at any time.',
    '',
    '## Whose is what',
    '',
    `The shell is the team ${teamNames.shell}'s.`,
    ...remoteNames.flatMap((name) => describeRemote(name, surface)),
    '',
    '## When it must change',
    '',
    'Add, and take nothing away: a remote that is live was built for what was there. `npm test` compares this page with',
    '[what is recorded](../tooling/src/checks/contract/recorded) under the number of the contract. Something that a remote',
    'uses and that is gone or different fails, with the name of the team that must act. Then either',
    '',
    '1. keep the old beside the new, until the teams have released what uses the new; or',
    '2. raise `remoteContract`. From then on shell and remotes are only live together if they have the same number, so',
    '   they go out by one command: `npm run release -- publish shell public-site member-area admin-console`. A release',
    '   of one alone is refused, with the team that must act.',
    '',
    'A remote may use what is new in the shell once the shell is released; another list of exports of React Router that',
    'remotes use raises the number. What is new is recorded, and this page made, by',
    '',
    '```sh',
    'WRITE_PAGES=yes npm test -- contract/surface',
    '```',
    '',
    '## Work on one remote',
    '',
    'A team needs nothing of the others: `npm run team -- public-site ../public-site` clones `contract`, `shared-ui`,',
    "`tooling`, this remote and its translations, by git's sparse checkout, and [teams.md](teams.md) walks through a day",
    'there. Of the other packages it has the manifest alone, because the lockfile names all. A release from there is the',
    'same to the byte as one from the whole repository (`tooling/src/team-checkout.full.test.ts`). Pictures and fonts are',
    'in `public-site/assets`: another remote shows the fonts of the machine when it runs alone. What concerns several',
    'packages is changed in the whole repository, where also the rest of `npm test` runs.',
    '',
  ].join('\n');
}

function describeRemote(name: RemoteName, { paths, requests }: Surface): readonly string[] {
  const owned = Object.keys(paths).filter((path) => paths[path] === name && !isAfterForm(path));
  const hasForms = Object.keys(paths).some((path) => paths[path] === name && isAfterForm(path));
  const sent = Object.values(requests).filter(({ by }) => by.split(' ').includes(name));
  return [
    '',
    `### ${name}: the team ${teamNames[name]}`,
    '',
    `It sends ${sent.length} of the server's requests and owns ${codes(owned)}${
      hasForms ? ', and below each form `/sent` and `/not-sent`' : ''
    }.`,
  ];
}

/** The pages that follow a form without JavaScript. */
const isAfterForm = (path: string) => /\/(not-)?sent$/.test(path);

const codes = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../packages';

const folders = ['shared-ui', 'shell', 'public-site', 'member-area', 'admin-console'];
const stylesheets = folders.flatMap((folder) =>
  readdirSync(join(repositoryRoot, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.endsWith('theme/tokens.css'))
    .map((file) => join(folder, 'src', file)),
);

/** Black and white are allowed for scanners and printers; a channel alone is no colour. */
const ownColour =
  /(?<!&)#(?!000\b|fff\b)[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|lab)\((?!from var)/gi;

it('finds a colour that is not a token', () => {
  const planted = 'a { color: #a01c33; background: rgb(1 2 3 / 4%); border-color: #fff }';
  expect(planted.match(ownColour)).toEqual(['#a01c33', 'rgb(']);
});

it('has no colour but from the tokens, which alone know day and night', () => {
  expect(stylesheets.length).toBeGreaterThan(60);
  const own = stylesheets.flatMap((file) =>
    (readFileSync(join(repositoryRoot, file), 'utf8').match(ownColour) ?? []).map(
      (colour) => `${file}: ${colour}`,
    ),
  );
  expect(own).toEqual([]);
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const repositoryRoot = join(import.meta.dirname, '../..');

export const settingsPage = join(repositoryRoot, 'docs/settings.md');

interface Setting {
  readonly usual?: string;
  readonly form: string;
  readonly says: string;
}

/** Writes the settings page from the server's own list. tooling may not import the api, so it is read at run time. */
export async function describeSettings(): Promise<string> {
  const list = join(repositoryRoot, 'api/src/environment-variables.ts');
  const { environmentVariables } = (await import(list)) as {
    environmentVariables: Readonly<Record<string, Setting>>;
  };
  const lines = Object.entries(environmentVariables).map(([name, { usual, form, says }]) => {
    const without = usual === undefined ? '' : ` (\`${usual}\`)`;
    return `- \`${name}\`${without}: ${form}. ${says}`;
  });
  return `# Settings

Environment variables, read once at the start. An empty one counts as not set; what holds then stands in brackets. This page is made from
[environment-variables.ts](../api/src/environment-variables.ts) by \`node tooling/src/settings-page.ts\`.

${lines.join('\n')}
`;
}

if (import.meta.main) void describeSettings().then((page) => writeFileSync(settingsPage, page));

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parsed content of a JSON file. */
export type Json = Record<string, unknown>;

/** An export of content that a test changes before it is imported. */
export class SpoiledFolder {
  constructor(readonly path: string) {}

  at(name: string): string {
    return join(this.path, name);
  }

  read(name: string): Json {
    return JSON.parse(readFileSync(this.at(name), 'utf8')) as Json;
  }

  change(name: string, act: (value: Json) => void): void {
    const value = this.read(name);
    act(value);
    writeFileSync(this.at(name), JSON.stringify(value));
  }

  /** Changes the ids of a kind's entries in the manifest. */
  changeIds(kind: string, act: (ids: string[]) => void): void {
    this.change('content.json', (all) => act(entriesIn(all, kind)));
  }

  /** The first entry of a kind with a published text. */
  shown(kind: string): string {
    const names = entriesIn(this.read('content.json'), kind).map(
      (id) => `content/${kind}/${id}.json`,
    );
    return names.find((name) => 'published' in this.read(name)) ?? '';
  }

  /** Changes the published values of that entry. */
  changeShown(kind: string, act: (values: Json) => void): void {
    this.change(this.shown(kind), (entry) => act((entry['published'] as { values: Json }).values));
  }

  /** The facts file of the first media file of a kind, and its first part. */
  media(kind: string): { readonly facts: string; readonly part: string } {
    const [name = ''] = readdirSync(this.at('media')).filter(
      (each) => each.endsWith('.json') && this.read(`media/${each}`)['kind'] === kind,
    );
    const id = name.replace('.json', '');
    const [part = ''] = readdirSync(this.at(`media/${id}`));
    return { facts: `media/${name}`, part: `media/${id}/${part}` };
  }
}

const entriesIn = (manifest: Json, kind: string): string[] =>
  (manifest['kinds'] as Record<string, { entries: string[] }>)[kind]?.entries ?? [];

import type { LocalEntry } from 'contract/content-entry';
import { toLines } from '../page/to-lines';

type Sermon = LocalEntry<'sermons'>;

interface Chapter {
  /** Seconds. */
  readonly startTime: number;
  readonly title: string;
}

export const transcriptPath = (id: string): string => `/transcripts/${id}.txt`;
export const chaptersPath = (id: string): string => `/chapters/${id}.json`;

const chapter = /^(?:(\d{1,2}):)?(\d{1,2}):(\d\d) (.+)$/;

/**
 * The chapters of a recording, sorted by time. A chapter is a line like `1:02:30 The door`; lines without a time are
 * skipped.
 */
export const getSermonChapters = ({ chapters }: Pick<Sermon, 'chapters'>): readonly Chapter[] =>
  toLines(chapters)
    .flatMap((line) => {
      const [found, hours = 0, minutes, seconds, title = ''] = chapter.exec(line) ?? [];
      const startTime = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
      return found === undefined ? [] : [{ startTime, title }];
    })
    .sort((one, other) => one.startTime - other.startTime);

/** The files of sermons that podcast apps fetch beside the audio, by path. */
export const sermonParts = (sermons: readonly Sermon[]): ReadonlyMap<string, string> =>
  new Map(
    sermons.flatMap((sermon) => {
      const { id, transcript } = sermon;
      const chapters = getSermonChapters(sermon);
      const found: [string, string][] = [];
      if (transcript !== undefined) found.push([transcriptPath(id), `${transcript}\n`]);
      if (chapters.length > 0)
        found.push([chaptersPath(id), JSON.stringify({ version: '1.2.0', chapters })]);
      return found;
    }),
  );

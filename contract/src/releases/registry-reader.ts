import {
  anyText,
  isObject,
  listReader,
  objectReader,
  sentence,
  wholeNumber,
} from '../wire/answer-reader';
import type { AnswerReader } from '../wire/answer-reader';
import type { PinnedFile, Registry, Release, RemoteReleases } from './registry';
import { remoteNames } from '../site/site-paths';

/** A path on this site: `//` would begin another site's URL. */
const ownAddress: AnswerReader<string> = (value) => anyText(value)?.match(/^\/(?!\/).*/)?.[0];

const pinnedFile = objectReader<Pick<PinnedFile, 'href'>, Required<Pick<PinnedFile, 'integrity'>>>(
  { href: ownAddress },
  { integrity: sentence },
);

const release = objectReader<Release>({
  entry: pinnedFile,
  styles: listReader(pinnedFile),
  contract: wholeNumber,
});

/** A release with an invalid description is left out: visitors get another one. */
const releases: AnswerReader<RemoteReleases['versions']> = (value) =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([version, described]) => {
          const found = release(described);
          return found ? [[version, found]] : [];
        }),
      )
    : undefined;

const remoteReleases = objectReader<
  Pick<RemoteReleases, 'stable' | 'versions'>,
  Required<Pick<RemoteReleases, 'canary' | 'lastGood'>>
>(
  { stable: sentence, versions: releases },
  { canary: objectReader({ version: sentence, percent: wholeNumber }), lastGood: sentence },
);

/** Parses the response of `/registry.json`. */
export const readRegistry = objectReader<Registry>(
  Object.fromEntries(remoteNames.map((name) => [name, remoteReleases])) as {
    readonly [Name in keyof Registry]: AnswerReader<RemoteReleases>;
  },
);

import type { QuarantineReason } from 'contract/quarantine-requests';

interface QuarantineTexts {
  readonly name: string;
  readonly counted: (count: number) => string;
  readonly intro: string;
  readonly reasons: Readonly<
    Record<QuarantineReason, { readonly title: string; readonly text: string }>
  >;
  readonly show: string;
  readonly release: (name: string) => string;
  readonly releaseShort: string;
  readonly released: (name: string, section: string) => string;
  readonly releaseSelected: (count: number) => string;
  readonly releaseAll: (count: number) => string;
  readonly askReleaseAll: (count: number) => string;
  readonly releasedAll: (count: number) => string;
  readonly failed: string;
  readonly empty: string;
  readonly unreadable: string;
  /** The text below a table, which leaves quarantined records out. */
  readonly waiting: (count: number) => string;
}

export const quarantineTexts: QuarantineTexts = {
  name: 'Quarantine',
  counted: (count) => `Quarantine (${count})`,
  intro:
    'What waits here is kept out of every list and count. Nothing is deleted, and the senders were told that it was received. Release what people wrote: then it stands where it arrived, and a mail confirms it.',
  reasons: {
    'too-many': {
      title: 'More at once than usual',
      text: 'One network or one sender sent more than its share. A full hall does so too: nothing else speaks against these.',
    },
    'too-fast': {
      title: 'Sent very fast',
      text: 'It was sent faster than anybody can type, with a link in it.',
    },
    honeypot: {
      title: 'Probably sent by a program',
      text: 'A field was filled in that people cannot see.',
    },
  },
  show: 'Show what was sent',
  release: (name) => `Release ${name}`,
  releaseShort: 'Release',
  released: (name, section) => `${name} is now in ${section}.`,
  releaseSelected: (count) =>
    count === 1 ? 'Release the selected one' : `Release the selected ${count}`,
  releaseAll: (count) => `Release all ${count}`,
  askReleaseAll: (count) =>
    `All ${count} join their lists, and each sender who gave an e-mail address is told. This cannot be taken back.`,
  releasedAll: (count) => (count === 1 ? '1 was released.' : `${count} were released.`),
  failed: 'This could not be released. Please try again.',
  empty: 'The quarantine is empty.',
  unreadable: 'The quarantine could not be loaded.',
  waiting: (count) =>
    count === 1
      ? '1 more waits in quarantine and is not counted'
      : `${count} more wait in quarantine and are not counted`,
};

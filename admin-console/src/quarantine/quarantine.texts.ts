import type { QuarantineReason } from 'contract/review';

interface QuarantineTexts {
  readonly name: string;
  readonly counted: (count: number) => string;
  readonly intro: string;
  readonly reasons: Readonly<Record<QuarantineReason, string>>;
  readonly show: string;
  readonly release: (name: string) => string;
  readonly releaseShort: string;
  readonly released: (name: string, section: string) => string;
  readonly failed: string;
  readonly empty: string;
  readonly unreadable: string;
}

export const quarantineTexts: QuarantineTexts = {
  name: 'Quarantine',
  counted: (count) => `Quarantine (${count})`,
  intro:
    'These look like spam and are kept out of every list. Nothing is deleted: look at each one, and release what a person wrote.',
  reasons: {
    honeypot: 'A field was filled in that people cannot see.',
    'too-fast': 'It was sent faster than anybody can type.',
    'too-many': 'More came from one sender, or one network, than is usual.',
  },
  show: 'Show what was sent',
  release: (name) => `Release ${name}`,
  releaseShort: 'Release',
  released: (name, section) => `${name} is now in ${section}.`,
  failed: 'This could not be released. Please try again.',
  empty: 'The quarantine is empty.',
  unreadable: 'The quarantine could not be loaded.',
};

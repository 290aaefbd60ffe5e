interface TrustedNetworksTexts {
  readonly title: string;
  readonly intro: string;
  readonly label: string;
  readonly hint: string;
  readonly tooMany: (most: number) => string;
  readonly addOwn: (network: string) => string;
  readonly submit: string;
  readonly submitting: string;
  readonly failed: string;
  readonly saved: string;
  readonly notLoaded: string;
}

export const trustedNetworksTexts: TrustedNetworksTexts = {
  title: 'The church’s own networks',
  intro:
    'When many forms come from one network, those beyond a share wait in quarantine. Name the networks of your own buildings here: from them nothing waits for how much it is. The same holds for every browser in which staff are logged in.',
  label: 'Networks',
  hint: 'One a line: an address such as 192.0.2.7, or a network such as 192.0.2.0/24 (/16 or narrower) or 2001:db8::/48 (/32 or narrower). Leave this empty if there are none.',
  tooMany: (most) => `Name ${most} networks at most.`,
  addOwn: (network) => `Add the one you are on (${network})`,
  submit: 'Save',
  submitting: 'Saving...',
  failed: 'This could not be saved. Please try again in a few minutes.',
  saved: 'The networks are saved.',
  notLoaded: 'The church’s own networks could not be loaded.',
};

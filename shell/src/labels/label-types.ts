/** The shell's visible words but for its menus', by language (DESIGN 3.14). */
export interface Labels {
  readonly skipToContent: string;
  readonly siteNavigation: string;
  readonly menu: string;
  readonly closeMenu: string;
  readonly home: string;
  readonly liveStream: string;
  readonly opensInNewTab: string;
  readonly footer: FooterLabels;
  /** Said to visitors while the server cannot be reached. */
  readonly outage: string;
  /** Said to staff in the console instead. */
  readonly staffOutage: string;
  readonly loading: string;
  readonly needsScript: {
    readonly title: string;
    readonly note: string;
    readonly help: string;
  };
  readonly notFound: {
    readonly code: string;
    readonly title: string;
    readonly note: string;
    readonly home: string;
    readonly blog: string;
  };
  readonly unavailable: {
    readonly title: string;
    readonly note: string;
    readonly incomplete: string;
    readonly tryAgain: string;
    readonly stillUnavailable: string;
  };
}

export interface FooterLabels {
  readonly about: string;
  readonly quickLinks: string;
  readonly ministries: string;
  readonly contact: string;
  readonly visit: string;
  readonly sermons: string;
  readonly blog: string;
  readonly reachUs: string;
  readonly serviceTimes: string;
  readonly privacy: string;
  readonly imprint: string;
}

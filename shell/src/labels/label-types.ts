/** The shell's visible words, by language (DESIGN 3.14). */
export interface Labels {
  readonly skipToContent: string;
  readonly siteNavigation: string;
  readonly menu: string;
  readonly closeMenu: string;
  readonly navigation: NavigationLabels;
  readonly footer: FooterLabels;
  readonly outage: string;
  readonly loading: string;
  readonly notFound: {
    readonly code: string;
    readonly title: string;
    readonly note: string;
    readonly home: string;
  };
  readonly unavailable: {
    readonly title: string;
    readonly note: string;
    readonly incomplete: string;
    readonly tryAgain: string;
    readonly stillUnavailable: string;
  };
}

export interface NavigationLabels {
  readonly home: string;
  readonly giving: string;
  readonly pledge: string;
  readonly partnership: string;
  readonly payment: string;
  readonly joinUs: string;
  readonly register: string;
  readonly firstTimer: string;
  readonly secondTimer: string;
  readonly newBeliever: string;
  readonly member: string;
  readonly programAttendance: string;
  readonly login: string;
  readonly createProfile: string;
  readonly forms: string;
  readonly childDedication: string;
  readonly babyNaming: string;
  readonly couples: string;
  readonly testimonies: string;
  readonly help: string;
  readonly request: string;
  readonly enquiries: string;
  readonly contact: string;
  readonly welfare: string;
  readonly downloads: string;
  readonly gallery: string;
  readonly moreInfo: string;
  readonly departments: string;
  readonly awakening: string;
  readonly praise: string;
  readonly liveStream: string;
  readonly opensInNewTab: string;
}

export interface FooterLabels {
  readonly about: string;
  readonly quickLinks: string;
  readonly ministries: string;
  readonly reachUs: string;
  readonly serviceTimes: string;
  readonly privacy: string;
  readonly imprint: string;
}

/** Characters of one font file, which a browser fetches when a page contains one of them. */
export interface Range {
  /** Suffix of the file's name; empty for the file that every page needs. */
  readonly suffix: '' | '-extended' | '-dotted';
  /** The package's file that contains the characters. */
  readonly source: 'latin' | 'latin-ext' | 'vietnamese';
  readonly codes: readonly (readonly [number, number])[];
}

const LATIN: Range = {
  suffix: '',
  source: 'latin',
  codes: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2c6, 0x2c6],
    [0x2da, 0x2da],
    [0x2dc, 0x2dc],
    [0x2010, 0x2014],
    [0x2018, 0x201e],
    [0x2020, 0x2022],
    [0x2026, 0x2026],
    [0x2030, 0x2030],
    [0x2039, 0x203a],
    [0x2044, 0x2044],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
  ],
};

/** Characters of neighbouring countries' names, ń and ṣ, and the naira sign. */
const EXTENDED: Range = {
  suffix: '-extended',
  source: 'latin-ext',
  codes: [
    [0x100, 0x130],
    [0x132, 0x151],
    [0x154, 0x17f],
    [0x1e62, 0x1e63],
    [0x20a6, 0x20a6],
  ],
};

/** Characters of Yoruba and Igbo: letters with a dot below, and tone marks. */
const DOTTED: Range = {
  suffix: '-dotted',
  source: 'vietnamese',
  codes: [
    [0x300, 0x301],
    [0x303, 0x304],
    [0x323, 0x323],
    [0x1eb8, 0x1eb9],
    [0x1eca, 0x1ecd],
    [0x1ee4, 0x1ee5],
  ],
};

export interface Face {
  readonly family: string;
  readonly package: string;
  readonly file: string;
  readonly style: 'normal' | 'italic';
  readonly weights: readonly [number, number];
  readonly ranges: readonly Range[];
}

export const faces: readonly Face[] = [
  {
    family: 'Cormorant Variable',
    package: 'cormorant',
    file: 'cormorant',
    style: 'normal',
    weights: [400, 700],
    ranges: [LATIN, EXTENDED, DOTTED],
  },
  {
    family: 'Cormorant Variable',
    package: 'cormorant',
    file: 'cormorant-italic',
    style: 'italic',
    weights: [400, 600],
    ranges: [LATIN],
  },
  {
    family: 'Source Sans 3 Variable',
    package: 'source-sans-3',
    file: 'source-sans',
    style: 'normal',
    weights: [400, 700],
    ranges: [LATIN, EXTENDED, DOTTED],
  },
];

/** A font that systems have installed: the source of its widths, and its names. */
export interface LocalFace {
  readonly widths:
    | { readonly standard: 'Helvetica' | 'Helvetica-Bold' | 'Times-Roman' }
    | { readonly package: string; readonly weight: number };
  readonly names: readonly string[];
}

/** Replaces the web font at the same width, height and weight until it has loaded. */
export interface Fallback {
  readonly name: string;
  readonly package: string;
  /** Capitals and figures get their own scale, if their widths differ much from those of small letters. */
  readonly splitsCapitals: boolean;
  /** Weight at which the two are matched, and the weights it serves. */
  readonly cuts: readonly {
    readonly at: number;
    readonly weights: readonly [number, number];
    readonly local: LocalFace;
    /** Correction of the average width: with it, lines of our pages break as in the web font (e2e/audits/fonts.ts). */
    readonly fit?: number;
  }[];
}

/**
 * Windows, macOS, iOS and Debian have the first font of each pair, Android the second. Cormorant is so light that a
 * regular Times is nearest to all of its weights: its strokes are 45 thousandths of an em at 600, Times has 50, bold
 * Times 70.
 */
export const fallbacks: readonly Fallback[] = [
  {
    name: 'Cormorant Fallback',
    package: 'cormorant',
    splitsCapitals: false,
    cuts: [
      {
        at: 600,
        weights: [400, 700],
        fit: 1.009,
        local: {
          widths: { standard: 'Times-Roman' },
          names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
        },
      },
    ],
  },
  {
    name: 'Cormorant Fallback Noto',
    package: 'cormorant',
    splitsCapitals: false,
    cuts: [
      {
        at: 600,
        weights: [400, 700],
        local: {
          widths: { package: 'noto-serif', weight: 400 },
          names: ['Noto Serif', 'NotoSerif'],
        },
      },
    ],
  },
  {
    name: 'Source Sans Fallback',
    package: 'source-sans-3',
    splitsCapitals: true,
    cuts: [
      {
        at: 400,
        weights: [400, 549],
        local: {
          widths: { standard: 'Helvetica' },
          names: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'],
        },
      },
      {
        at: 610,
        weights: [550, 700],
        fit: 0.984,
        local: {
          widths: { standard: 'Helvetica-Bold' },
          names: [
            'Arial Bold',
            'Arial-BoldMT',
            'Liberation Sans Bold',
            'Arimo Bold',
            'Helvetica Bold',
          ],
        },
      },
    ],
  },
  {
    name: 'Source Sans Fallback Roboto',
    package: 'source-sans-3',
    splitsCapitals: true,
    cuts: [
      {
        at: 400,
        weights: [400, 549],
        local: {
          widths: { package: 'roboto', weight: 400 },
          names: ['Roboto', 'Roboto-Regular'],
        },
      },
      {
        at: 610,
        weights: [550, 700],
        local: {
          widths: { package: 'roboto', weight: 700 },
          names: ['Roboto Bold', 'Roboto-Bold'],
        },
      },
    ],
  },
];

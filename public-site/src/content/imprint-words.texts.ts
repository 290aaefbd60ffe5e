type ImprintChapter = 'representatives' | 'purpose' | 'line' | 'links' | 'pictures';

interface Chapter {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

interface ImprintWords {
  readonly intro: string;
  readonly chapters: Readonly<Record<ImprintChapter, Chapter>>;
}

/** The starter texts that ECG §5 and MedienG §25 require. Counsel must confirm them before a church goes live. */
export const imprintWords: ImprintWords = {
  intro: 'Information under §5 E-Commerce Act (ECG) and disclosure under §25 Media Act (MedienG).',
  chapters: {
    representatives: {
      title: 'Represented by',
      paragraphs: ['The General Overseer and the Church Secretary, at the address above.'],
    },
    purpose: {
      title: 'Purpose',
      paragraphs: [
        'Information about the life, the services and the programmes of the church; no commercial purpose.',
      ],
    },
    line: {
      title: 'Editorial line',
      paragraphs: [
        'This site proclaims the gospel of Jesus Christ, tells of the life of the church and invites people to take part in it.',
      ],
    },
    links: {
      title: 'Links',
      paragraphs: [
        'We choose the sites that we link to with care, but others are responsible for what they say. If you find something there that should not be, tell us.',
      ],
    },
    pictures: {
      title: 'Pictures and sound',
      paragraphs: [
        'The windows, the booklets and the recordings on this site were made for it and belong to the church.',
      ],
    },
  },
};

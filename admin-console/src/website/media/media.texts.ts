import type { MediaKind } from 'contract/media-kinds';
import type { QueuedFile } from './upload-queue';

interface MediaTexts {
  readonly intro: string;
  readonly kinds: Readonly<Record<MediaKind, string>>;
  readonly upload: {
    readonly title: string;
    readonly choose: string;
    readonly orDrop: string;
    readonly input: string;
    readonly allowed: string;
    readonly states: Readonly<Record<Exclude<QueuedFile['state'], 'done'>, string>>;
    readonly preparing: string;
    readonly done: (name: string) => string;
    readonly progress: (name: string) => string;
    readonly sent: (received: string, whole: string) => string;
    readonly pause: (name: string) => string;
    readonly resume: (name: string) => string;
    readonly tryNow: (name: string) => string;
    readonly cancel: (name: string) => string;
    readonly close: (name: string) => string;
    readonly open: (name: string) => string;
    readonly verbs: Readonly<
      Record<'pause' | 'resume' | 'tryNow' | 'cancel' | 'close' | 'open', string>
    >;
    readonly refused: string;
    readonly interruptedTitle: string;
    readonly interrupted: string;
    readonly notGivenUp: string;
  };
  readonly list: {
    readonly title: string;
    readonly search: string;
    readonly kind: string;
    readonly all: string;
    readonly none: string;
    readonly noneFound: string;
    readonly count: (count: number) => string;
    readonly more: string;
    readonly unready: string;
    readonly uses: string;
    readonly usesOf: (name: string) => string;
  };
  readonly uses: {
    readonly none: string;
    readonly notLoaded: string;
    readonly entry: (kind: string, title: string) => string;
  };
  readonly dialog: {
    readonly titles: Readonly<Record<MediaKind, string>>;
    /** The label after choosing a picture without a description. */
    readonly describe: string;
    readonly needsWords: string;
    readonly saveAndChoose: string;
    readonly later: string;
    readonly laterHint: string;
  };
  readonly field: {
    readonly choose: string;
    readonly chooseOther: string;
    readonly remove: string;
    readonly nothing: string;
    /** The name of a file that came with the site. */
    readonly own: (name: string) => string;
  };
  readonly file: {
    readonly back: string;
    readonly gone: string;
    readonly name: string;
    readonly alt: string;
    readonly altHint: string;
    readonly point: string;
    readonly pointHint: string;
    readonly fromLeft: string;
    readonly fromTop: string;
    readonly crops: string;
    readonly listen: (name: string) => string;
    readonly open: string;
    readonly save: string;
    readonly saving: string;
    readonly saved: string;
    readonly savedUnready: string;
    readonly notSaved: string;
    readonly needsName: string;
    readonly uses: string;
    readonly remove: {
      readonly name: string;
      readonly title: string;
      readonly text: string;
      readonly done: string;
      readonly failed: string;
    };
  };
}

export const mediaTexts: MediaTexts = {
  intro:
    'Pictures, recordings and documents for the website. Visitors see a file once something that is published shows it.',
  kinds: { picture: 'Picture', audio: 'Recording', document: 'Document' },
  upload: {
    title: 'Upload',
    choose: 'Choose files',
    orDrop: 'or drop them here',
    input: 'Files to upload',
    allowed:
      'Pictures (JPEG, PNG, WebP, HEIC) and PDF up to 30 MB, recordings (MP3, M4A) up to 300 MB.',
    states: {
      waiting: 'Waiting for its turn',
      sending: 'Uploading',
      paused: 'Paused',
      lost: 'The line is lost. It goes on by itself.',
      refused: 'Not uploaded',
    },
    preparing: 'Being prepared',
    done: (name) => `${name} is uploaded.`,
    progress: (name) => `Upload of ${name}`,
    sent: (received, whole) => `${received} of ${whole}`,
    pause: (name) => `Pause: ${name}`,
    resume: (name) => `Go on: ${name}`,
    tryNow: (name) => `Try now: ${name}`,
    cancel: (name) => `Cancel: ${name}`,
    close: (name) => `Close: ${name}`,
    open: (name) => `Open: ${name}`,
    verbs: {
      pause: 'Pause',
      resume: 'Go on',
      tryNow: 'Try now',
      cancel: 'Cancel',
      close: 'Close',
      open: 'Open',
    },
    refused: 'This file could not be uploaded. Please try again.',
    interruptedTitle: 'Begun and not finished',
    notGivenUp:
      'It could not be cancelled. Please try again; what is not finished goes by itself after a day.',
    interrupted: 'Choose the same file again, and it goes on where it stopped.',
  },
  list: {
    title: 'Files',
    search: 'Search by name',
    kind: 'Kind',
    all: 'All kinds',
    none: 'There are no files yet.',
    noneFound: 'No file is called so.',
    count: (count) => (count === 1 ? '1 file' : `${count} files`),
    more: 'Show more',
    unready: 'Needs its words',
    uses: 'Where is it used?',
    usesOf: (name) => `Where is it used? ${name}`,
  },
  uses: {
    none: 'Nothing on the website uses it.',
    notLoaded: 'Where it is used could not be loaded.',
    entry: (kind, title) => `${kind}: ${title}`,
  },
  dialog: {
    titles: {
      picture: 'Choose a picture',
      audio: 'Choose a recording',
      document: 'Choose a document',
    },
    describe: 'Describe the picture',
    needsWords: 'Please write it in each language, or choose “Write it later”.',
    saveAndChoose: 'Save and use the picture',
    later: 'Write it later',
    laterHint:
      'Until it is written, below “Media”, nothing that shows this picture can be published.',
  },
  field: {
    choose: 'Choose a file',
    chooseOther: 'Choose another file',
    remove: 'Remove',
    nothing: 'No file is chosen.',
    own: (name) => `Came with the site: ${name}`,
  },
  file: {
    back: 'Back to the files',
    gone: 'This file is not there any more.',
    name: 'Name',
    alt: 'What is seen in the picture',
    altHint:
      'For those who do not see it, in a sentence. It is needed in each language before the picture can be shown.',
    point: 'What matters most in it',
    pointHint: 'Where only a part of the picture has room, this point stays in sight.',
    fromLeft: 'From the left, in percent',
    fromTop: 'From the top, in percent',
    crops: 'How it is cut',
    listen: (name) => `Listen to ${name}`,
    open: 'Open the document',
    save: 'Save',
    saving: 'Saving...',
    saved: 'It is saved.',
    savedUnready: 'It is saved. Before it can be shown, it still needs its words in each language.',
    notSaved: 'It could not be saved. Please try again.',
    needsName: 'Please give it a name.',
    uses: 'Where it is used',
    remove: {
      name: 'Delete',
      title: 'Delete this file?',
      text: 'It is deleted from the server, and cannot be brought back.',
      done: 'The file is deleted.',
      failed: 'It could not be deleted. Please try again.',
    },
  },
};

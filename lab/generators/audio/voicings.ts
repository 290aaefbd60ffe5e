/** The voice of a message and the chords under it. Its text is the site's content. */
export interface Voicing {
  readonly voice: 'rms' | 'slt' | 'awb';
  /** Gallery picture that serves as the cover. */
  readonly picture: string;
  /** Chords as MIDI notes, bass first; each is held for the same time. */
  readonly chords: readonly (readonly number[])[];
}

/** Voicings by MP3 file name. */
export const voicings: Readonly<Record<string, Voicing>> = {
  'the-door-is-open.mp3': {
    voice: 'rms',
    picture: 'door',
    chords: [
      [48, 60, 64, 67, 74],
      [45, 57, 60, 64, 71],
      [41, 57, 60, 65, 72],
      [43, 55, 59, 62, 69],
    ],
  },
  'a-lamp-for-one-step.mp3': {
    voice: 'awb',
    picture: 'lamp',
    chords: [
      [50, 57, 62, 66, 69],
      [47, 59, 62, 66, 74],
      [43, 55, 59, 62, 71],
      [45, 57, 61, 64, 69],
    ],
  },
  'one-more-chair.mp3': {
    voice: 'slt',
    picture: 'bread',
    chords: [
      [45, 57, 61, 64, 71],
      [42, 57, 61, 66, 69],
      [50, 57, 62, 66, 69],
      [40, 56, 59, 64, 68],
    ],
  },
};

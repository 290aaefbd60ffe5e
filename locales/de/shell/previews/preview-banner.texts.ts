import type * as english from 'shell/previews/preview-banner.texts';

export const previewTexts: typeof english.previewTexts = {
  label: 'Vorschau',
  shown: (builds, until) =>
    `Vorschau von ${builds}, nur in diesem Browser und längstens bis ${until}.`,
  leave: 'Verlassen',
};

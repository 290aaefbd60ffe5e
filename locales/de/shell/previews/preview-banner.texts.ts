import type * as english from 'shell/previews/preview-banner.texts';

export const previewTexts: typeof english.previewTexts = {
  label: 'Vorschau',
  shown: (builds, until) =>
    `Vorschau von ${builds}, noch nicht veröffentlicht. Nur dieser Browser zeigt sie, längstens bis ${until}.`,
  leave: 'Vorschau verlassen',
};

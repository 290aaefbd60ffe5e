interface PreviewTexts {
  /** Name of the banner for screen readers. */
  readonly label: string;
  /** `until`: weekday and time in Innsbruck. */
  readonly shown: (builds: string, until: string) => string;
  readonly leave: string;
}

export const previewTexts: PreviewTexts = {
  label: 'Preview',
  shown: (builds, until) =>
    `Preview of ${builds}, only in this browser and until ${until} at the latest.`,
  leave: 'Leave',
};

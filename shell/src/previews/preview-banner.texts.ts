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
    `Preview of ${builds}, which is not released. Only this browser shows it, until ${until} at the latest.`,
  leave: 'Leave preview',
};

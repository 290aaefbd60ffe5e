interface LiveTexts {
  readonly now: (service: string) => string;
  readonly next: (start: string) => string;
}

export const liveTexts: LiveTexts = {
  now: (service) => `Live now: ${service}`,
  next: (start) => `Live next: ${start}`,
};

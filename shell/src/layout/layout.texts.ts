interface LayoutTexts {
  readonly skipToContent: string;
}

export const layoutTexts: LayoutTexts = { skipToContent: 'Skip to content' };

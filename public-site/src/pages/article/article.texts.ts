interface ArticleTexts {
  readonly back: string;
}

export const articleTexts: ArticleTexts = { back: 'Back to the blog' };

import { newsTexts } from './news.texts';
import type { NewsId } from './news.texts';

/** A news item of the home page. Its page does not exist yet, so its link ends on the 404 page (SPEC 2.1). */
interface NewsItem {
  readonly title: string;
  readonly summary: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly path: `/more/blog/${NewsId}`;
}

const makeItem = (id: NewsId, date: string): NewsItem => ({
  ...newsTexts[id],
  date,
  path: `/more/blog/${id}`,
});

/** Newest first. */
export const news: readonly NewsItem[] = [
  makeItem('night-of-worship', '2025-08-01'),
  makeItem('youth-conference', '2025-07-12'),
  makeItem('outreach-program', '2025-06-21'),
];

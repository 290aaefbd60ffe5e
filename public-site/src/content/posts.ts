import { postPictures } from './pictures/post-pictures';
import type { Picture } from './pictures/picture';
import { postTexts } from './posts.texts';
import type { PostId } from './posts.texts';

/** A post of the church's blog (SPEC 3). */
export interface BlogPost {
  readonly id: PostId;
  readonly title: string;
  readonly excerpt: string;
  /** By role (DESIGN 3.12). */
  readonly author: string;
  /** YYYY-MM-DD */
  readonly date: string;
  readonly picture: Picture;
}

const makePost = (id: PostId, date: string): BlogPost => ({
  id,
  ...postTexts[id],
  date,
  picture: postPictures[id],
});

/** Newest first. */
export const posts: readonly BlogPost[] = [
  makePost('night-of-worship', '2025-08-01'),
  makePost('youth-conference', '2025-07-12'),
  makePost('outreach-program', '2025-06-21'),
];

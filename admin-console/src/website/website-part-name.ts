import type { WebsitePart } from './website-address';
import { websiteKindTexts } from './website-kinds.texts';

export const getWebsitePartName = (part: WebsitePart): string =>
  part === 'media' ? websiteKindTexts.media : websiteKindTexts.kinds[part];

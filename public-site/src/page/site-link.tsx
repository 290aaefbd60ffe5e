import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';

/**
 * A link to a page of the site. React Router's own carries a mark for a framework that is not used here, a byte or
 * five for each link of a page.
 */
export const SiteLink = (link: LinkProps) => <Link {...link} discover="none" />;

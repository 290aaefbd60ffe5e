import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';

/**
 * A link to a page of the site. Turns off an attribute of React Router that only its framework mode needs, to save
 * bytes in each link.
 */
export const SiteLink = (link: LinkProps) => <Link {...link} discover="none" />;

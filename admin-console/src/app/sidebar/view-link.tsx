import { Link } from 'react-router-dom';
import styles from './section-navigation.module.css';

interface ViewLinkProps {
  readonly to: string;
  readonly name: string;
  readonly isCurrent: boolean;
  /** Below the link of the group that it belongs to. */
  readonly isInner?: boolean;
}

/** A link of the sidebar to a view that is no section. */
export const ViewLink = ({ to, name, isCurrent, isInner = false }: ViewLinkProps) => (
  <li>
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={styles.link}
      data-inner={isInner || undefined}
    >
      {name}
    </Link>
  </li>
);

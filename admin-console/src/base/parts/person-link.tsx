import { Link, useNavigate } from 'react-router-dom';
import { LineIcon } from '../line-icon';
import { personAddress } from '../model/person-address';
import styles from './person-link.module.css';
import { personLinkTexts } from './person-link.texts';

interface PersonLinkProps {
  /** The id of a person, or of a record of theirs. */
  readonly id: string;
  readonly name: string;
  readonly tabIndex?: 0 | -1;
  /** For a grid's cell, whose name must stay the name in it; there a key does the same. */
  readonly isUnnamed?: boolean;
  /** For dialogs, whose unsaved choices would be lost. */
  readonly opensNewTab?: boolean;
}

/** A small link beside a name that leads to everything about the person. */
export function PersonLink(props: PersonLinkProps) {
  const { id, name, tabIndex, isUnnamed = false, opensNewTab = false } = props;
  const label = opensNewTab ? personLinkTexts.openNewTab(name) : personLinkTexts.open(name);
  return (
    <Link
      to={personAddress(id)}
      className={styles.link}
      title={label}
      {...(opensNewTab && { target: '_blank', rel: 'noopener' })}
      {...(isUnnamed ? { 'aria-hidden': true, tabIndex: -1 } : { 'aria-label': label, tabIndex })}
    >
      <LineIcon
        size={16}
        path="M8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 14c.5-2.8 2.7-4 5.5-4s5 1.2 5.5 4"
      />
    </Link>
  );
}

/** Opens the page of a person, for a key that does what the link does. */
export function useOpenPerson(): (id: string) => void {
  const navigate = useNavigate();
  return (id) => void navigate(personAddress(id));
}

import { Link } from 'react-router-dom';
import { quarantineAddress } from './quarantine-address';
import { quarantineTexts } from './quarantine.texts';

interface QuarantineLinkProps {
  readonly count: number;
  readonly isCurrent: boolean;
  readonly className: string | undefined;
}

/** A link below the sections, shown only while the quarantine has records (requirements 2.10). */
export function QuarantineLink({ count, isCurrent, className }: QuarantineLinkProps) {
  if (count === 0 && !isCurrent) return null;
  const { counted } = quarantineTexts;
  return (
    <li>
      <Link
        to={quarantineAddress}
        aria-current={isCurrent ? 'page' : undefined}
        className={className}
      >
        {counted(count)}
      </Link>
    </li>
  );
}

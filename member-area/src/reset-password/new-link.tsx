import { Link } from 'react-router-dom';
import { ButtonLink } from 'shared-ui/button';
import type { ButtonVariant } from 'shared-ui/button';
import { forgotPasswordPath } from '../paths';
import { resetPasswordTexts } from './reset-password.texts';

interface NewLinkProps {
  /** Empty if it is unknown. */
  readonly email: string;
  readonly variant?: ButtonVariant;
}

/** A link to request a new reset link, for one that is no longer valid. */
export const NewLink = ({ email, variant = 'primary' }: NewLinkProps) => (
  <ButtonLink as={Link} variant={variant} to={forgotPasswordPath(email)}>
    {resetPasswordTexts.askAgain}
  </ButtonLink>
);

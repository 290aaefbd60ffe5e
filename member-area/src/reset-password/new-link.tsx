import { Link } from 'react-router-dom';
import { ButtonLink } from 'shared-ui/button';
import type { ButtonVariant } from 'shared-ui/button';
import { forgotPasswordPath } from '../paths';
import { resetPasswordTexts } from './reset-password.texts';

interface NewLinkProps {
  /** Empty where it is not known. */
  readonly email: string;
  readonly variant?: ButtonVariant;
}

/** Leads from a link that is good for nothing any more to a new one. */
export const NewLink = ({ email, variant = 'primary' }: NewLinkProps) => (
  <ButtonLink as={Link} variant={variant} to={forgotPasswordPath(email)}>
    {resetPasswordTexts.askAgain}
  </ButtonLink>
);

import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { Button, ButtonLink } from './button';

it('sends no form unless told to', () => {
  render(<Button>Pause</Button>);
  expect(screen.getByRole('button', { name: 'Pause' })).toHaveAttribute('type', 'button');
});

it('takes the link of a router', () => {
  const RouterLink = ({ to, ...rest }: { to: string; children: ReactNode }) => (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content comes with the rest
    <a href={`/base${to}`} {...rest} />
  );
  render(
    <ButtonLink as={RouterLink} to="/join" variant="secondary">
      Join
    </ButtonLink>,
  );
  expect(screen.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/base/join');
  expect(screen.getByRole('link', { name: 'Join' })).toHaveClass('button', 'secondary');
});

import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PageFrame } from './page-frame';

it('gives the page its one h1, its introduction and its content', () => {
  render(
    <PageFrame title="Contact" intro="Write to us." eyebrow="Help">
      <p>The form</p>
    </PageFrame>,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contact');
  expect(screen.getByText('Write to us.')).toBeVisible();
  expect(screen.getByText('Help')).toBeVisible();
  expect(screen.getByText('The form')).toBeVisible();
});

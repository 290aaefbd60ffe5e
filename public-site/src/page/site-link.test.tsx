import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SiteLink } from './site-link';

it('says where it leads, and nothing else', () => {
  render(<SiteLink to="/more/visit">Visit us</SiteLink>, { wrapper: MemoryRouter });
  expect(screen.getByRole('link').outerHTML).toBe('<a href="/more/visit">Visit us</a>');
});

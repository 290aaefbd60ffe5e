import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { directionsAddress } from 'contract/directions';
import { DirectionsLink } from './directions-link';

const link = <DirectionsLink>Directions</DirectionsLink>;

it('leads anywhere a browser can go while there is no script', () => {
  expect(renderToString(link)).toContain(directionsAddress('browser'));
});

it('leads to the map of the phone once there is one', () => {
  const phone = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Linux; Android 16');
  render(link);
  expect(screen.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    directionsAddress('android'),
  );
  phone.mockRestore();
});

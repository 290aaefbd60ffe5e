import { render } from '@testing-library/react';
import { SentFields } from './sent-fields';

const picturesOf = (image: unknown) => {
  const { container } = render(<SentFields kind="profiles" record={{ fullName: 'Ruth', image }} />);
  return [...container.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
};

it('shows the picture that a member gave', () => {
  const image = '/api/profiles/images/0d5f0b5e-0000-4000-8000-000000000000.webp';
  expect(picturesOf(image)).toEqual([image]);
});

it.each([
  '//foreign.example/pixel',
  '/\\foreign.example/pixel',
  'https://foreign.example/pixel',
  'javascript:alert(1)',
  7,
  undefined,
])('loads no picture from another site: %j', (image) => {
  expect(picturesOf(image)).toEqual([]);
});

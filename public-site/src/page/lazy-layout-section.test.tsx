import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { LazyLayoutSection } from './lazy-layout-section';

const part = <LazyLayoutSection className="height">Part</LazyLayoutSection>;

function Start() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/page">Page</Link>
      <button onClick={() => void navigate(1)}>Forward</button>
    </>
  );
}

const site = (...entries: string[]) => (
  <MemoryRouter initialEntries={entries} initialIndex={0}>
    <Routes>
      <Route path="/" element={<Start />} />
      <Route path="/page" element={part} />
    </Routes>
  </MemoryRouter>
);

it('waits to be laid out on a page that is loaded, and still when the script has taken it over', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(site('/page'));
  const served = container.innerHTML;
  expect(served).toContain('class="near height"');
  render(site('/page'), { container: document.body.appendChild(container), hydrate: true });
  expect(container.innerHTML).toBe(served);
});

it('waits to be laid out on a page that a link has led to', async () => {
  render(site('/'));
  await userEvent.click(screen.getByRole('link', { name: 'Page' }));
  expect(screen.getByText('Part')).toHaveClass('near', 'height');
});

it('is laid out at once on a page that is gone back to, where the scroll position must be exact', async () => {
  render(site('/', '/page'));
  await userEvent.click(screen.getByRole('button', { name: 'Forward' }));
  expect(screen.getByText('Part')).not.toHaveClass('near');
});

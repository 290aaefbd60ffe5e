import { screen, within } from '@testing-library/react';
import { departmentPictures } from '../../content/pictures/department-pictures';
import { pictureNamed } from '../../content/pictures/picture';
import { starterContent } from '../../content/starter-content';
import { renderPage } from '../../testing/render-page';

it('shows the sixteen departments of SPEC 2.8 with image, name, leader and description', async () => {
  await renderPage('/more/departments');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Church Departments');
  const items = screen.getAllByRole('listitem');
  expect(items).toHaveLength(16);
  starterContent.departments.forEach(({ name, leader, description, picture }, index) => {
    const item = within(items[index] ?? document.body);
    expect(item.getByRole('heading', { level: 2 })).toHaveTextContent(name);
    expect(item.getByText(`Led by: ${leader}`)).toBeVisible();
    expect(item.getByText(description)).toBeVisible();
    expect(item.getByRole('img')).toHaveAccessibleName(
      pictureNamed(picture, departmentPictures)?.alt ?? picture,
    );
    expect(item.getByRole('img')).toHaveAttribute('loading', index === 0 ? 'eager' : 'lazy');
  });
});

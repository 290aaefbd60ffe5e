import { screen, within } from '@testing-library/react';
import { provideContent } from '../../shown-content/page-content';
import { departmentPictures } from '../../content/pictures/department-pictures';
import { pictureNamed } from '../../content/pictures/picture';
import { starterContent } from '../../content/starter-content';
import { renderPage } from '../../testing/render-page';
import { samplePhoto, samplePhotoId } from '../../testing/sample-photo';

it('shows the sixteen departments of requirements 2.8 with image, name, leader and description', async () => {
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

it('shows a photo that staff uploaded in the form of the others, and a department without a picture as well', async () => {
  const [prayer] = starterContent.departments;
  if (!prayer) throw new Error('There are no departments.');
  provideContent({
    departments: [
      { ...prayer, picture: samplePhotoId },
      { ...prayer, id: 'b', name: 'Lost', picture: samplePhotoId.replace('0', '1') },
    ],
    media: { [samplePhotoId]: samplePhoto },
  });
  await renderPage('/more/departments');
  const [first] = screen.getAllByRole('img');
  expect(first).toHaveAccessibleName(samplePhoto.alt);
  expect(first).toHaveAttribute(
    'srcset',
    expect.stringContaining(`/media/${samplePhotoId}/640.webp 640w`),
  );
  expect(first).toHaveAttribute('height', '900');
  expect(first).toHaveClass('picture', 'cut', 'y2');
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Lost' })).toBeVisible();
});

import { ownFiles } from 'contract/content-kinds';
import type { PictureFolder } from 'contract/site-pictures';
import { lazyView } from '../../base/parts/lazy-view';
import { describePicture } from '../entry-labels';
import { getPart, withPart } from '../entry-text';
import { FieldGroup } from '../field-parts';
import type { FieldEditorProps } from '../field-parts';
import { websiteTexts } from '../website.texts';
import styles from '../entry.module.css';

/** The smallest available width of a folder's pictures, in pixels. */
const widths: Readonly<Record<PictureFolder, number>> = {
  ministers: 160,
  departments: 320,
  posts: 320,
  hero: 480,
  gallery: 320,
};

/** Lazy, because only some forms have such a field. */
const FileChoice = lazyView(() =>
  import('../media/file-choice').then(({ FileChoice: choice }) => choice),
);

/** The choice of an uploaded picture, or one of the site's own, by thumbnails. */
export function PictureChoice(props: FieldEditorProps & { readonly folder: PictureFolder }) {
  const { field, declared, text, onWrite, folder } = props;
  const own = ownFiles(declared);
  const value = getPart(text, { field });
  const isUploaded = value !== '' && !own.includes(value);
  const write = (next: string) => onWrite(withPart(text, { field }, next));
  return (
    <FieldGroup {...props}>
      <FileChoice
        id={isUploaded ? field : `${field}-file`}
        media="picture"
        value={isUploaded ? value : ''}
        onWrite={write}
      />
      <p className={styles.hint}>{websiteTexts.form.ownPictures}</p>
      <div className={styles.pictures}>
        {own.map((name, place) => (
          <label key={name} className={styles.picture}>
            <input
              type="radio"
              // Error links go to the field's name: the first option, or the button that changes an uploaded picture.
              id={place === 0 && !isUploaded ? field : undefined}
              name={field}
              value={name}
              checked={value === name}
              onChange={() => write(name)}
            />
            <img
              src={`/art/${folder}/${name}-${widths[folder]}.webp`}
              alt=""
              width={80}
              height={80}
              loading="lazy"
            />
            <span>{describePicture(folder, name)}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

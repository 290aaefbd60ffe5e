import { ownFiles } from 'contract/content-kinds';
import type { PictureFolder } from 'contract/site-pictures';
import { lazyView } from '../../base/parts/lazy-view';
import { describePicture } from '../entry-labels';
import { readPart, writePart } from '../entry-text';
import { FieldGroup } from '../field-parts';
import type { FieldEditorProps } from '../field-parts';
import { websiteTexts } from '../website.texts';
import styles from '../entry.module.css';

/** The smallest width that there is of a folder's pictures, in pixels. */
const widths: Readonly<Record<PictureFolder, number>> = {
  ministers: 160,
  departments: 320,
  posts: 320,
  hero: 480,
  gallery: 320,
};

/** Only a form with such a field asks for it. */
const FileChoice = lazyView(() =>
  import('../media/file-choice').then(({ FileChoice: choice }) => choice),
);

/** A picture that staff uploaded, or one of the site's own, chosen by looking at them. */
export function PictureChoice(props: FieldEditorProps & { readonly folder: PictureFolder }) {
  const { field, declared, text, onWrite, folder } = props;
  const own = ownFiles(declared);
  const value = readPart(text, { field });
  const isUploaded = value !== '' && !own.includes(value);
  const write = (next: string) => onWrite(writePart(text, { field }, next));
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
              // What is said of the field leads to its name: the first choice, or the button that changes an uploaded one.
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

import { Suspense, lazy } from 'react';
import { ownFiles } from 'contract/content-kinds';
import type { PictureFolder } from 'contract/site-pictures';
import { partsTexts } from '../../parts/parts.texts';
import { StatusNote } from '../../parts/status-note';
import { pictureWords } from '../entry-words';
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
const FileChoice = lazy(() =>
  import('../media/file-choice').then(({ FileChoice: choice }) => ({ default: choice })),
);

/** A picture that staff uploaded, or one of the site's own, chosen by looking at them. */
export function PictureChoice(props: FieldEditorProps & { readonly folder: PictureFolder }) {
  const { field, declared, text, onWrite, folder } = props;
  const own = ownFiles(declared);
  const value = readPart(text, { field });
  const write = (next: string) => onWrite(writePart(text, { field }, next));
  return (
    <FieldGroup {...props}>
      <Suspense fallback={<StatusNote text={partsTexts.loading} />}>
        <FileChoice
          id={`${field}-file`}
          media="picture"
          value={own.includes(value) ? '' : value}
          onWrite={write}
        />
      </Suspense>
      <p className={styles.hint}>{websiteTexts.form.ownPictures}</p>
      <div className={styles.pictures}>
        {own.map((name, place) => (
          <label key={name} className={styles.picture}>
            <input
              type="radio"
              // A missing picture is linked to by the field's name.
              id={place === 0 ? field : undefined}
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
            <span>{pictureWords(folder, name)}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

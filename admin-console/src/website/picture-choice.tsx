import { optionsOf } from 'contract/content-kinds';
import type { PictureFolder } from 'contract/site-pictures';
import { pictureWords } from './entry-words';
import { readPart, writePart } from './entry-text';
import { Fault, FieldHint, FieldLabel, describedBy } from './field-parts';
import type { FieldEditorProps } from './field-parts';
import styles from './entry.module.css';

/** The smallest width that there is of a folder's pictures, in pixels. */
const widths: Readonly<Record<PictureFolder, number>> = {
  ministers: 160,
  departments: 320,
  posts: 320,
};

/** One of the site's pictures, chosen by looking at them. */
export function PictureChoice(props: FieldEditorProps & { readonly folder: PictureFolder }) {
  const { field, declared, text, faultOf, onWrite, folder } = props;
  const fault = faultOf({ field });
  return (
    <fieldset
      className={styles.field}
      aria-describedby={describedBy(props, { field })}
      aria-invalid={fault ? true : undefined}
    >
      <legend className={styles.label}>
        <FieldLabel {...props} />
      </legend>
      <FieldHint {...props} />
      <div className={styles.pictures}>
        {optionsOf(declared)?.map((name, place) => (
          <label key={name} className={styles.picture}>
            <input
              type="radio"
              // A missing picture is linked to by the field's name.
              id={place === 0 ? field : undefined}
              name={field}
              value={name}
              checked={readPart(text, { field }) === name}
              onChange={() => onWrite(writePart(text, { field }, name))}
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
      <Fault id={`${field}-fault`} words={fault} />
    </fieldset>
  );
}

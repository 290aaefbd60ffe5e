import { getOptions, contentKinds } from 'contract/content-kinds';
import { firstLanguage, languageNames } from 'contract/languages';
import { lazyView } from '../../base/parts/lazy-view';
import { getFieldLabels } from '../entry-labels';
import { RichControl } from '../rich-text/rich-control';
import { partName, partsOfField, getPart, withPart } from '../entry-text';
import type { TextPart } from '../entry-text';
import { FieldError, FieldHint, FieldLabel, describedBy } from '../field-parts';
import type { FieldEditorProps } from '../field-parts';
import { PictureChoice } from './picture-choice';
import { TextControl } from './text-control';
import { websiteTexts } from '../website.texts';
import styles from '../entry.module.css';
import { suggestSlug } from 'contract/slugs';
import { Button } from 'shared-ui/button';

/** Lazy, because only some forms have such a field. */
const MediaControl = lazyView(() =>
  import('../media/media-control').then(({ MediaControl: control }) => control),
);

/** A field's control with its label and hint; for a translated field one control per language, side by side. */
export function FieldEditor(props: FieldEditorProps) {
  const { kind, field, declared } = props;
  if (declared.type === 'picture') return <PictureChoice {...props} folder={declared.folder} />;
  if (declared.type === 'media') return <MediaControl {...props} media={declared.media} />;
  const parts = partsOfField(kind, field);
  if (parts.length > 1) return <Translations {...props} parts={parts} />;
  return (
    <div className={styles.field}>
      <label htmlFor={field} className={styles.label}>
        <FieldLabel {...props} />
      </label>
      <FieldHint {...props} />
      {declared.type === 'choice' ? (
        <ChoiceControl {...props} />
      ) : (
        <PartControl {...props} part={{ field }} />
      )}
      {declared.type === 'slug' && <SlugSuggestion {...props} />}
      <FieldError id={`${field}-fault`} message={props.getError({ field })} />
    </div>
  );
}

/** If a language's pages show English, its own text is not requested. */
function Translations(props: FieldEditorProps & { readonly parts: readonly TextPart[] }) {
  const { kind, field, text, getError, parts } = props;
  const isAsked = ({ language = firstLanguage }: TextPart) =>
    language === firstLanguage || !text.shownInEnglish.includes(language);
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>
        <FieldLabel {...props} />
      </legend>
      <FieldHint {...props} />
      <div className={styles.languages}>
        {parts.filter(isAsked).map((part) => (
          <div key={partName(part)} className={styles.field}>
            <label htmlFor={partName(part)} className={styles.language}>
              <span className="visually-hidden">{getFieldLabels(kind, field).label}: </span>
              <span lang={part.language}>{part.language && languageNames[part.language]}</span>
            </label>
            <PartControl {...props} part={part} />
            <FieldError id={`${partName(part)}-fault`} message={getError(part)} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function PartControl(props: FieldEditorProps & { readonly part: TextPart }) {
  const { kind, field, declared, text, part, getError, onWrite } = props;
  const shared = {
    name: partName(part),
    lang: part.language,
    value: getPart(text, part),
    isFaulty: getError(part) !== undefined,
    describedBy: describedBy(props, part),
    onChange: (words: string) => onWrite(withPart(text, part, words)),
  };
  if (declared.type !== 'rich') return <TextControl {...shared} declared={declared} />;
  const language = part.language && languageNames[part.language];
  const label = [getFieldLabels(kind, field).label, language].filter(Boolean).join(': ');
  return <RichControl {...shared} label={label} maxLength={declared.maxLength} />;
}

function ChoiceControl(props: FieldEditorProps) {
  const { kind, field, declared, text, getError, onWrite } = props;
  const { form: words } = websiteTexts;
  const options = getFieldLabels(kind, field).options ?? {};
  return (
    <select
      id={field}
      name={field}
      className={styles.control}
      value={getPart(text, { field })}
      aria-invalid={getError({ field }) ? true : undefined}
      aria-describedby={describedBy(props, { field })}
      onChange={({ target }) => onWrite(withPart(text, { field }, target.value))}
    >
      <option value="">{declared.isOptional ? words.none : words.choose}</option>
      {getOptions(declared)?.map((option) => (
        <option key={option} value={option}>
          {options[option] ?? option}
        </option>
      ))}
    </select>
  );
}

/** Derives the address of an entry's page from its English title. */
function SlugSuggestion({ kind, field, text, onWrite }: FieldEditorProps) {
  const title = getPart(text, { field: contentKinds[kind].title, language: 'en' });
  const slug = suggestSlug(title);
  const isOffered = slug !== '' && slug !== getPart(text, { field });
  return (
    <p>
      <Button
        type="button"
        variant="secondary"
        disabled={!isOffered}
        onClick={() => onWrite(withPart(text, { field }, slug))}
      >
        {websiteTexts.form.suggestSlug}
      </Button>
    </p>
  );
}

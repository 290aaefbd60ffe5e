import { contentKinds } from 'contract/content-kinds';
import { suggestSlug } from 'contract/slugs';
import { Button } from 'shared-ui/button';
import { readPart, writePart } from '../entry-text';
import type { FieldEditorProps } from '../field-parts';
import { websiteTexts } from '../website.texts';

/** Makes the address of an entry's page after its English title. */
export function SlugSuggestion({ kind, field, text, onWrite }: FieldEditorProps) {
  const title = readPart(text, { field: contentKinds[kind].title, language: 'en' });
  const slug = suggestSlug(title);
  const isOffered = slug !== '' && slug !== readPart(text, { field });
  return (
    <p>
      <Button
        type="button"
        variant="secondary"
        disabled={!isOffered}
        onClick={() => onWrite(writePart(text, { field }, slug))}
      >
        {websiteTexts.form.suggestSlug}
      </Button>
    </p>
  );
}

import { splitWords } from 'contract/further-fields';
import { fieldTexts } from './field.texts';

/** A field's name as a column header. */
export const fieldLabel = (field: string): string => fieldTexts.get(field) ?? splitWords(field);

import { splitWords } from 'contract/further-fields';
import { fieldTexts } from 'contract/records/field.texts';

/** The column header of a field. */
export const fieldLabel = (field: string): string => fieldTexts.get(field) ?? splitWords(field);

/** A module of its own, so that it becomes a separate chunk, which is loaded in parallel with the form's. */
export { getTerms } from 'shared-ui/form-terms';

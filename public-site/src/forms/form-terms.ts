/** Apart from the page of forms: its script is fetched beside the form's own. */
export { getTerms } from 'shared-ui/form-terms';

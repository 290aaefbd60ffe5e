import type { FormLabels } from 'shared-ui/form-definition';

/** The texts of a form's page. The introduction is left out after the form was sent. */
export const describeFormPage = ({ title, description, intro }: FormLabels, isSent: boolean) => ({
  title,
  description,
  ...(!isSent && { intro }),
});

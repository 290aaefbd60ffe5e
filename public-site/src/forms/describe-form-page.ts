import type { FormLabels } from 'shared-ui/form-definition';

/** What a form's page says of itself. Once the form was sent, no introduction asks for it any more. */
export const describeFormPage = ({ title, description, intro }: FormLabels, isSent: boolean) => ({
  title,
  description,
  ...(!isSent && { intro }),
});

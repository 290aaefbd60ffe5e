import { email } from 'contract/field';
import { makePageQuery } from 'contract/form-action';
import { language } from 'contract/language';
import { requestSentLink } from 'contract/my-data-requests';
import { findFieldErrors } from 'shared-ui/find-field-errors';
import { focusWhenShown } from 'shared-ui/focus-when-shown';
import { FormThanks } from 'shared-ui/form-parts';
import { send } from 'shared-ui/send';
import { useForm } from 'shared-ui/use-form';
import { MemberField } from '../form/member-field';
import { MemberForm } from '../form/member-form';
import { getText } from '../form/get-text';
import { linkRequestTexts as words } from './link-request.texts';
import styles from './my-data.module.css';

/**
 * Requests a link to everything that was sent from an address. The response does not reveal whether there is anything.
 */
export default function LinkRequest() {
  const form = useForm({
    check: (element) => ({ errors: findFieldErrors(element, { email }) }),
    send: async (element) => {
      const body = { email: getText(new FormData(element), 'email') };
      await send(requestSentLink, { query: makePageQuery(language), body });
      return undefined;
    },
  });
  return (
    <section className={styles.view}>
      <h2 tabIndex={-1} ref={focusWhenShown}>
        {words.title}
      </h2>
      <p>{words.intro}</p>
      <MemberForm form={form} labels={words} notice={words.notice}>
        <MemberField
          name="email"
          schema={email}
          required
          labels={{ label: words.email }}
          autocomplete="email"
        />
        {form.progress.phase === 'sent' && <FormThanks tone="success">{words.sent}</FormThanks>}
      </MemberForm>
    </section>
  );
}

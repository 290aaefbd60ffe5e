import { anyAnswer } from 'contract/answer-reader';
import { formAction } from 'contract/form-action';
import { language } from 'contract/language';
import { sentLinkBody, sentLinkEndpoint } from 'contract/my-data';
import type { SentLinkRequest } from 'contract/my-data';
import { findFieldErrors } from 'shared-ui/find-field-errors';
import { focusWhenShown } from 'shared-ui/focus-when-shown';
import { FormThanks } from 'shared-ui/form-parts';
import { callServer } from 'shared-ui/http-client';
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
    check: (element) => ({ errors: findFieldErrors(element, sentLinkBody.properties) }),
    send: async (element) => {
      const body: SentLinkRequest = { email: getText(new FormData(element), 'email') };
      const path = formAction(sentLinkEndpoint, language);
      const answer = await callServer({ method: 'POST', path, body }, anyAnswer);
      return answer.ok ? undefined : answer.error;
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
          schema={sentLinkBody.properties.email}
          required
          labels={{ label: words.email }}
          autocomplete="email"
        />
        {form.progress.phase === 'sent' && <FormThanks tone="success">{words.sent}</FormThanks>}
      </MemberForm>
    </section>
  );
}

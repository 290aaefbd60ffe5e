import { useId } from 'react';
import { paragraphs } from 'contract/field';
import {
  chooseTrustedNetworks,
  getTrustedNetworks,
  maxTrustedNetworks,
} from 'contract/trusted-network-requests';
import type { TrustedNetworks } from 'contract/trusted-network-requests';
import { Button } from 'shared-ui/button';
import { FormField } from 'shared-ui/form-field';
import { useForm } from 'shared-ui/use-form';
import { Loaded } from '../../session/loaded';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { getText } from '../../base/parts/forms/get-text';
import { StaffForm } from '../../base/parts/forms/staff-form';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { sendChange } from '../../session/send';
import { useRequest } from '../../session/use-request';
import styles from './accounts.module.css';
import { trustedNetworksTexts as words } from './trusted-networks.texts';

/** The networks whose submissions are not quarantined for their number. */
export function TrustedNetworksSection() {
  const titleId = useId();
  const answer = useRequest(getTrustedNetworks, {});
  const { outcome, say, clear } = useOutcome();
  const keep = (chosen: TrustedNetworks) => {
    answer.put(chosen);
    say('success', words.saved);
  };
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>{words.title}</h2>
      <p className={styles.hint}>{words.intro}</p>
      <Loaded answer={answer} notLoaded={words.notLoaded}>
        {({ networks, own }) => (
          // The key resets the form to the saved networks as the server has normalized them.
          <NetworksForm
            key={networks.join()}
            networks={networks}
            own={own}
            onSend={clear}
            onSaved={keep}
          />
        )}
      </Loaded>
      <OutcomeMessage outcome={outcome} />
    </section>
  );
}

interface NetworksFormProps {
  readonly networks: readonly string[];
  readonly own: string | undefined;
  readonly onSend: () => void;
  readonly onSaved: (chosen: TrustedNetworks) => void;
}

/** Each network has up to 64 characters and a line break. */
const schema = { ...paragraphs, maxLength: maxTrustedNetworks * 65 } as const;

function NetworksForm({ networks, own, onSend, onSaved }: NetworksFormProps) {
  const form = useForm({
    check: (element) => ({
      errors:
        readNetworks(element).length > maxTrustedNetworks
          ? { networks: { message: words.tooMany(maxTrustedNetworks) } }
          : {},
    }),
    send: async (element) => {
      onSend();
      const body = { networks: readNetworks(element) };
      const saved = await sendChange(chooseTrustedNetworks, { body }, words.failed);
      if (!saved.ok) return saved;
      onSaved(saved.response);
      return undefined;
    },
  });
  const addOwn = () => {
    const field = form.element.current?.elements.namedItem('networks');
    if (!(field instanceof HTMLTextAreaElement) || own === undefined) return;
    field.value = [...readNetworks(form.element.current), own].join('\n');
    field.focus();
  };
  return (
    <StaffForm
      form={form}
      labels={words}
      aside={
        own !== undefined &&
        !networks.includes(own) && (
          <Button variant="quiet" onClick={addOwn}>
            {words.addOwn(own)}
          </Button>
        )
      }
    >
      <FormField
        name="networks"
        schema={schema}
        required={false}
        behaviour={{ autocomplete: 'off' }}
        labels={{ label: words.label, hint: words.hint }}
        defaultValue={networks.join('\n')}
      />
    </StaffForm>
  );
}

/** The networks, one per line, without repetitions. */
const readNetworks = (form: HTMLFormElement | null): readonly string[] =>
  form === null
    ? []
    : [
        ...new Set(
          getText(form, 'networks')
            .split('\n')
            .flatMap((line) => line.trim() || []),
        ),
      ];

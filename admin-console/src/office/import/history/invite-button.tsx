import { useId, useState } from 'react';
import { inviteMembers } from 'contract/import-requests';
import type { FinishedImport } from 'contract/import-requests';
import { language as pageLanguage } from 'contract/language';
import { languageCodes, languageNames, readLanguage } from 'contract/languages';
import { ConfirmedButton } from '../../../base/parts/asked-twice-button';
import type { Outcome } from '../../../base/parts/forms/use-outcome';
import { sendChange } from '../../../session/send';
import styles from '../import.module.css';
import { importTexts } from '../import.texts';

const { list: words } = importTexts;

interface InviteButtonProps {
  readonly finished: FinishedImport;
  /** The import, for screen readers. */
  readonly about: string;
  readonly say: (tone: Outcome['tone'], text: string) => void;
}

/** Invites the imported members who have no password, after a question. */
export function InviteButton({ finished: { _id: id, uninvited }, about, say }: InviteButtonProps) {
  const selectId = useId();
  const [language, setLanguage] = useState(pageLanguage);
  const invite = async () => {
    const sent = await sendChange(inviteMembers, { id, body: { language } }, words.notInvited);
    if (sent.ok) say('success', words.invited(sent.response.invited));
    return sent.ok ? undefined : sent;
  };
  return (
    <ConfirmedButton
      variant="secondary"
      name={words.invite(uninvited)}
      about={about}
      question={words.inviteQuestion(uninvited)}
      more={
        <div className={styles.setting}>
          <label htmlFor={selectId}>{words.invitedIn}</label>
          <select
            id={selectId}
            value={language}
            onChange={({ target }) => setLanguage(readLanguage(target.value) ?? language)}
          >
            {languageCodes.map((one) => (
              <option key={one} value={one}>
                {languageNames[one]}
              </option>
            ))}
          </select>
        </div>
      }
      onConfirm={invite}
    />
  );
}

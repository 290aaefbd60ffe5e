import { useState } from 'react';
import { changeSavedView } from 'contract/saved-view-requests';
import type { SavedView } from 'contract/saved-view-requests';
import { Button } from 'shared-ui/button';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { sendChange } from '../../session/send';
import { toViewChange } from '../views/view-changes';
import { toOwnQuestion } from './own-address';
import { ownQuestionTexts } from './own-question.texts';
import type { QuestionsChoice } from './questions-address';
import styles from './questions.module.css';
import { SummaryCard } from './summary-card';

interface SavedQuestionsProps {
  readonly views: readonly SavedView[];
  readonly choice: QuestionsChoice;
  readonly isTable: boolean;
  readonly onTakenOut: () => void;
}

/** A card for each saved view that is a question too. */
export function SavedQuestions(props: SavedQuestionsProps) {
  const { views, choice, isTable, onTakenOut } = props;
  const questions = views.flatMap((view) => {
    const question = view.isQuestion ? toOwnQuestion(view) : undefined;
    return question ? [{ view, question }] : [];
  });
  if (questions.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {questions.map(({ view, question }) => (
        <li key={view._id}>
          <SummaryCard question={question} name={view.name} choice={choice} isTable={isTable}>
            {view.by !== undefined && <p>{ownQuestionTexts.by(view.by)}</p>}
            {view.isChangeable && <TakeOut view={view} onTakenOut={onTakenOut} />}
          </SummaryCard>
        </li>
      ))}
    </ul>
  );
}

interface TakeOutProps extends Pick<SavedQuestionsProps, 'onTakenOut'> {
  readonly view: SavedView;
}

/** Takes a view out of the questions. It stays a view of its section. */
function TakeOut({ view, onTakenOut }: TakeOutProps) {
  const { outcome, say } = useOutcome();
  const [isBusy, setIsBusy] = useState(false);
  const takeOut = async () => {
    setIsBusy(true);
    const change = toViewChange(view, { isQuestion: false });
    const changed = await sendChange(changeSavedView, change, ownQuestionTexts.notTakenOut);
    setIsBusy(false);
    if (changed.ok) onTakenOut();
    else say('error', changed.message);
  };
  return (
    <>
      <Button
        variant="quiet"
        className={styles.tool}
        aria-disabled={isBusy || undefined}
        aria-label={ownQuestionTexts.takeOutNamed(view.name)}
        onClick={() => void (isBusy || takeOut())}
      >
        {ownQuestionTexts.takeOut}
      </Button>
      <OutcomeMessage outcome={outcome} />
    </>
  );
}

import { useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { listSavedViews } from 'contract/saved-view-requests';
import { Button } from 'shared-ui/button';
import { Loaded } from '../../session/loaded';
import { useRequest } from '../../session/use-request';
import { OwnQuestionForm } from './own-question-form';
import { OwnQuestionSave } from './own-question-save';
import { SavedQuestions } from './saved-questions';
import { ownQuestionHash, readOwnQuestion } from './own-address';
import type { OwnQuestion } from './own-address';
import { ownQuestionTexts } from './own-question.texts';
import type { QuestionsChoice } from './questions-address';
import styles from './questions.module.css';
import { SummaryCard } from './summary-card';

interface OwnQuestionsProps {
  readonly choice: QuestionsChoice;
  readonly isTable: boolean;
}

/** The questions that the user and colleagues keep, and the one that is asked in the address. */
export function OwnQuestions({ choice, isTable }: OwnQuestionsProps) {
  const id = useId();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const views = useRequest(listSavedViews, {});
  const question = readOwnQuestion(hash);
  const [isOpen, setIsOpen] = useState(question !== undefined);
  const opener = useRef<HTMLButtonElement>(null);
  /** What had the focus is gone with its form or card. */
  const focusOpener = () => opener.current?.focus();
  const go = (next: OwnQuestion | undefined, isFurther = false) =>
    void navigate(
      { search, hash: next ? ownQuestionHash(next) : '' },
      { replace: isFurther, preventScrollReset: true },
    );
  return (
    <section className={styles.own} aria-labelledby={id}>
      <h2 id={id}>{ownQuestionTexts.name}</h2>
      <Loaded answer={views} notLoaded={views.reason ?? ownQuestionTexts.notLoaded}>
        {({ views: saved }) => (
          <SavedQuestions
            views={saved}
            choice={choice}
            isTable={isTable}
            onTakenOut={focusOpener}
          />
        )}
      </Loaded>
      <Button
        ref={opener}
        variant="secondary"
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen(!isOpen);
          if (isOpen) go(undefined);
        }}
      >
        {isOpen ? ownQuestionTexts.close : ownQuestionTexts.ask}
      </Button>
      {isOpen && (
        <>
          <OwnQuestionForm question={question} onChange={go} />
          {question ? (
            <SummaryCard question={question} choice={choice} isTable={isTable}>
              <OwnQuestionSave
                key={hash}
                question={question}
                onSaved={() => {
                  setIsOpen(false);
                  go(undefined);
                  focusOpener();
                }}
              />
            </SummaryCard>
          ) : (
            <p role="status">{ownQuestionTexts.choose}</p>
          )}
        </>
      )}
    </section>
  );
}

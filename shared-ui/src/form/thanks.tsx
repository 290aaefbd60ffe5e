import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { translate } from '../language/language';
import type { Language } from '../language/language';
import type { FormDefinition } from './form-definition';
import { FormThanks } from './form-parts';
import { loadedWhatNext, preloadWhatNext } from './load-what-next';

interface ThanksProps {
  readonly definition: FormDefinition;
  readonly language: Language;
  /** What the thanks repeat of what was sent. */
  readonly receipt?: ReactNode;
}

/** What a form says that was taken. The focus is on its first words, and what happens next is read with them. */
export function Thanks({ definition, language, receipt }: ThanksProps) {
  const rest = useWhatNext();
  return (
    <div>
      <FormThanks tone="success" announce={definition.announce} describedBy="next-text">
        {translate(definition.labels, language).success}
      </FormThanks>
      {receipt}
      {rest && <rest.WhatNext definition={definition} language={language} />}
    </div>
  );
}

/** Mostly there already: fetched while the visitor typed. */
function useWhatNext() {
  const [rest, setRest] = useState(loadedWhatNext);
  useEffect(() => {
    void preloadWhatNext().then(() => setRest(loadedWhatNext()));
  }, []);
  return rest;
}

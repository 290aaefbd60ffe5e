import { useId } from 'react';
import { recordKinds } from 'contract/review';
import { Button } from 'shared-ui/button';
import { printLines } from '../../records/exports/print-lines';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { privacyTexts } from './privacy.texts';
import styles from './privacy.module.css';
import { processingHeaders, processingLines } from './processing-lines';

/** The record of processing activities (Art. 30 GDPR), to read and to print. */
export function ProcessingRecord() {
  const id = useId();
  const texts = privacyTexts.record;
  const headers = processingHeaders();
  const print = () =>
    printLines({
      title: texts.title,
      captions: [texts.caption(innsbruckTime(new Date().toISOString()) ?? '')],
      lines: [headers, ...processingLines()],
    });
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{texts.title}</h2>
      <p className={styles.intro}>{texts.intro}</p>
      <div>
        <Button variant="secondary" onClick={() => void print()}>
          {texts.print}
        </Button>
      </div>
      <details>
        <summary className={styles.summary}>{texts.show}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              {headers.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {processingLines().map(([name = '', ...cells], line) => (
              <tr key={name}>
                {/* The names of sections are English (requirements 2.10). */}
                <th scope="row" lang={line < recordKinds.length ? 'en' : undefined}>
                  {name}
                </th>
                {cells.map((cell, place) => (
                  <td key={place} data-header={headers[place + 1]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

import { useEffect, useState } from 'react';
import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import { sectionLabels } from '../model/section-labels';
import type { SectionName } from '../model/sections';
import { coalesce } from '../live/coalesce';
import { subscribeToConsoleEvents } from '../live/console-events';
import { liveLabels } from './live-labels';

/** Milliseconds between two announcements: more frequent ones would drown out everything else a screen reader says. */
const restBetweenAnnouncements = 5000;

/** Announces arrivals to screen readers, politely and rarely. */
export function ArrivalAnnouncer() {
  const [text, setText] = useState('');
  useEffect(() => {
    const waiting = new Map<SectionName, number>();
    const announcing = coalesce(async () => {
      setText(describe(waiting));
      waiting.clear();
    }, restBetweenAnnouncements);
    const unsubscribe = subscribeToConsoleEvents((event) => {
      if (event.name !== 'arrived') return;
      const count = event.records?.length ?? 1;
      waiting.set(event.kind, (waiting.get(event.kind) ?? 0) + count);
      announcing.ask();
    });
    return () => {
      announcing.cancel();
      unsubscribe();
    };
  }, []);
  return (
    <p role="status" className="visually-hidden">
      {text}
    </p>
  );
}

function describe(waiting: ReadonlyMap<SectionName, number>): string {
  const { names } = translate(sectionLabels, consoleLanguage);
  const { arrived } = translate(liveLabels, consoleLanguage);
  return Array.from(waiting, ([kind, count]) => arrived(count, names[kind])).join(' ');
}

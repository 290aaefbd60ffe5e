import { useEffect, useState } from 'react';
import { sectionTitles } from '../../base/model/fixed-texts';
import type { SectionName } from '../../base/model/sections';
import { coalesce } from '../../session/live/coalesce';
import { subscribeToConsoleEvents } from '../../session/live/console-events';
import { liveTexts } from './live.texts';

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
  return Array.from(waiting, ([kind, count]) => liveTexts.arrived(count, sectionTitles[kind])).join(
    ' ',
  );
}

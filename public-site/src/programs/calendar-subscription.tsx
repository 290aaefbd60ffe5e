import { localFeed } from '../page/feed-paths';
import { siteOrigin } from '../page/site-origin';
import { subscriptionTexts as texts } from './calendar-subscription.texts';

/** The church's calendar: a subscription, and a file for people who cannot subscribe. */
export function CalendarSubscription() {
  const path = localFeed('calendar');
  return (
    <p>
      <a href={siteOrigin().replace(/^https?/, 'webcal') + path}>{texts.subscribe}</a> ·{' '}
      <a href={path} type="text/calendar">
        {texts.file}
      </a>
    </p>
  );
}

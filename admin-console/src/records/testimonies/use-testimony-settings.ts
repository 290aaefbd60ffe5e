import { useCallback, useState } from 'react';
import { testimonySettingsEndpoint } from 'contract/review';
import type { TestimonySettings } from 'contract/review';
import { readTestimonySettings } from 'contract/review-readers';
import { outcomeOrFailure } from 'shared-ui/faults';
import { useLiveAnswer } from '../../session/live/use-live-answer';
import { callAsStaff } from '../../session/staff-call';

/** Milliseconds between two readings. */
const restBetweenReadings = 5000;

const path = testimonySettingsEndpoint;

/** Whether new testimonies await approval, also when a colleague changes it; and how to choose it. */
export function useTestimonySettings() {
  const [settings, setSettings] = useState<TestimonySettings | 'unreadable'>();
  const onBody = useCallback(
    (body: TestimonySettings | undefined) =>
      setSettings((before) => body ?? before ?? 'unreadable'),
    [],
  );
  useLiveAnswer({ path, read: readTestimonySettings, rest: restBetweenReadings, onBody });
  /** Answers whether it was saved. */
  const choose = (needsApproval: boolean): Promise<boolean> =>
    outcomeOrFailure(async () => {
      const call = { method: 'PUT', path, body: { needsApproval } } as const;
      const answer = await callAsStaff(call, readTestimonySettings);
      if (answer.ok) setSettings(answer.body);
      return answer.ok;
    }, false);
  return { settings, choose };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { anyAnswer } from 'contract/answer-reader';
import { staffAccountsEndpoint } from 'contract/staff-accounts';
import type { StaffAccounts } from 'contract/staff-accounts';
import { readStaffAccounts } from 'contract/staff-account-readers';
import type { FieldIssue } from 'contract/wire';
import { runOrFallback, useEffectTask } from 'shared-ui/faults';
import type { ServerCall } from 'shared-ui/http-client';
import { useRights } from '../../session/staff-account';
import { callAsStaff, getMessage } from '../../session/staff-call';
import { accountsTexts } from './accounts.texts';

export interface Refusal {
  readonly message: string;
  readonly issues?: readonly FieldIssue[] | undefined;
  /** Whether the object of the change no longer exists. */
  readonly isGone?: boolean;
}

/** Requests a change and reloads everything. Resolves to undefined on success. */
export type Act = (call: ServerCall) => Promise<Refusal | undefined>;

/** The accounts could not be loaded and there are none from before. `tries` counts from 1. */
interface FailedReading {
  readonly tries: number;
  readonly isTrying: boolean;
}

interface StaffAccountsState {
  /** The accounts; undefined until they are loaded. */
  readonly all: StaffAccounts | undefined;
  readonly failure: FailedReading | undefined;
  readonly readAgain: () => void;
  readonly act: Act;
  /** The reason for the last refusal, if the object of the change no longer exists, and with it the form. */
  readonly gone: string | undefined;
}

/**
 * The accounts, reloaded when rights change, when the page is visible again, and after each change, even one that was
 * refused because of a colleague's.
 */
export function useStaffAccounts(): StaffAccountsState {
  const [all, setAll] = useState<StaffAccounts>();
  const [failure, setFailure] = useState<FailedReading>();
  const [gone, setGone] = useState<string>();
  const left = useRef<AbortController>(undefined);
  const run = useEffectTask();
  /** The set is new after each response; users who lost the right to see the accounts have left the view by then. */
  const rights = useRights();

  const read = useCallback(async () => {
    const signal = left.current?.signal;
    const call = { method: 'GET', path: staffAccountsEndpoint, ...(signal && { signal }) } as const;
    const answer = await callAsStaff(call, readStaffAccounts);
    if (signal?.aborted) return;
    if (answer.ok) setAll(answer.body);
    setFailure(answer.ok ? undefined : failedAgain);
  }, []);
  const readAgain = useCallback(() => {
    const signal = left.current?.signal;
    if (!signal || signal.aborted) return;
    setFailure((before) => before && { ...before, isTrying: true });
    void run(read, signal);
  }, [read, run]);

  useEffect(() => {
    left.current = new AbortController();
    window.addEventListener('focus', readAgain);
    return () => {
      left.current?.abort();
      window.removeEventListener('focus', readAgain);
    };
  }, [readAgain]);
  useEffect(readAgain, [readAgain, rights]);

  const act = useCallback(
    async (call: ServerCall) => {
      setGone(undefined);
      const refusal = await runOrFallback(() => change(call), inWords());
      if (refusal?.isGone) setGone(refusal.message);
      await runOrFallback(read, undefined);
      return refusal;
    },
    [read],
  );
  return { all, failure, readAgain, act, gone };
}

async function change(call: ServerCall): Promise<Refusal | undefined> {
  const answer = await callAsStaff(call, anyAnswer);
  if (answer.ok) return undefined;
  const { unreachable } = accountsTexts;
  if (answer.status === 0) return { message: unreachable };
  const isGone = answer.status === 404 || answer.status === 410;
  return { ...inWords(getMessage(answer.error)), issues: answer.error.issues, isGone };
}

const inWords = (message?: string): Refusal => ({
  message: message ?? accountsTexts.failed,
});

const failedAgain = (before: FailedReading | undefined): FailedReading => ({
  tries: (before?.tries ?? 0) + 1,
  isTrying: false,
});

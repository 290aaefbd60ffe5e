/** Work that may be asked for more often than it should be done. */
export interface CoalescedWork {
  readonly ask: () => void;
  /** Nothing is started any more. */
  readonly cancel: () => void;
}

/**
 * Does `work` at once. Asked again while it is under way or within `rest` milliseconds after it, it is done
 * once more then, however often that was.
 */
export function coalesce(work: () => Promise<void>, rest: number): CoalescedWork {
  let isBusy = false;
  let isAskedAgain = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCancelled = false;
  const ask = () => {
    if (isBusy) isAskedAgain = true;
    else if (!isCancelled) void run();
  };
  const run = async () => {
    isBusy = true;
    isAskedAgain = false;
    await work();
    if (!isCancelled) timer = setTimeout(finish, rest);
  };
  const finish = () => {
    isBusy = false;
    if (isAskedAgain) ask();
  };
  const cancel = () => {
    isCancelled = true;
    clearTimeout(timer);
  };
  return { ask, cancel };
}

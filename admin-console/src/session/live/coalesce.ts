/** Work that may be requested more often than it should run. */
export interface CoalescedWork {
  readonly ask: () => void;
  /** Prevents any further run. */
  readonly cancel: () => void;
}

/** Runs `work` at once. Requests while it runs or within `rest` milliseconds after it lead to one more run. */
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

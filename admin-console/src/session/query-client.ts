import { QueryClient, notifyManager } from '@tanstack/react-query';
import type { DeclaredRequest, RequestParts, ResponseOf } from 'contract/request';
import { getAdminToken, subscribeToAdminSession } from './admin-session';

/**
 * Holds the responses of the requests that views show. What a view showed is forgotten when it is left, and everything
 * when the session ends. A failure waits for the user, who decides to try again.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 0,
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  },
});

// By default views hear of a response later than the code that waits for it.
notifyManager.setScheduler(queueMicrotask);

subscribeToAdminSession(() => {
  if (getAdminToken() === undefined) queryClient.clear();
});

/** The key of a request's responses, or of those with certain parts. */
export const toQueryKey = ({ method, path }: DeclaredRequest, parts?: object) =>
  parts === undefined ? [`${method} ${path}`] : [`${method} ${path}`, parts];

/** Loads again what these requests returned, where a view shows it. */
export const loadAgain = async (requests: readonly DeclaredRequest[] = []): Promise<void> => {
  await Promise.all(
    requests.map((request) => queryClient.invalidateQueries({ queryKey: toQueryKey(request) })),
  );
};

/** The response that was loaded last, with the changes made here; undefined if no view shows one. */
export const getLoaded = <const Request extends DeclaredRequest>(
  request: Request,
  parts: RequestParts<Request>,
): ResponseOf<Request> | undefined => queryClient.getQueryData(toQueryKey(request, parts));

/**
 * Changes a loaded response as the server has changed its data. A response that is on its way may lack the change, so it
 * is not awaited but requested anew.
 */
export function changeLoaded<const Request extends DeclaredRequest>(
  request: Request,
  parts: RequestParts<Request>,
  change: (response: ResponseOf<Request>) => ResponseOf<Request>,
): void {
  const queryKey = toQueryKey(request, parts);
  const isOnItsWay = queryClient.isFetching({ queryKey }) > 0;
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<ResponseOf<Request>>(queryKey, (was) => was && change(was));
  if (isOnItsWay) void queryClient.invalidateQueries({ queryKey });
}

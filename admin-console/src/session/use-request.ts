import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { DeclaredRequest, RequestParts, ResponseOf } from 'contract/request';
import { RequestError } from 'shared-ui/send';
import { queryClient, toQueryKey } from './query-client';
import { send } from './send';

export interface LoadedResponse<Response> {
  /** Undefined until it is loaded. It stays if a reload fails. */
  readonly body: Response | undefined;
  /** The number of failed attempts while there is no body. */
  readonly tries: number;
  /** The server's reason for the last failure, if it gave one. */
  readonly reason: string | undefined;
  readonly isTrying: boolean;
  readonly readAgain: () => void;
  /** Replaces the body with the response to a change. */
  readonly put: (body: Response) => void;
}

/**
 * Loads the response to a staff request, again for other parts, after changes that touch it, or on demand.
 * @param isStill says whether the response for the former parts stays until that for other ones is loaded
 * @param isWanted whether it is needed; it is not sent until then
 */
export function useRequest<const Request extends DeclaredRequest>(
  request: Request,
  parts: RequestParts<Request>,
  isStill: (former: ResponseOf<Request>) => boolean = () => false,
  isWanted = true,
): LoadedResponse<ResponseOf<Request>> {
  const queryKey = toQueryKey(request, parts);
  const { data, error, isFetching, errorUpdateCount, refetch } = useQuery(
    {
      queryKey,
      enabled: isWanted,
      queryFn: ({ signal }) => send(request, parts, { signal }),
      // An unexpected error reaches the nearest boundary.
      placeholderData: (former) => (former !== undefined && isStill(former) ? former : undefined),
      throwOnError: (failure) => !(failure instanceof RequestError),
    },
    queryClient,
  );
  const key = JSON.stringify(queryKey);
  const readAgain = useCallback(() => void refetch(), [refetch]);
  const put = useCallback(
    (body: ResponseOf<Request>) => {
      queryClient.setQueryData(JSON.parse(key) as unknown[], body);
    },
    [key],
  );
  const messages = error instanceof RequestError ? error.messages : {};
  return {
    body: data,
    tries: data === undefined ? errorUpdateCount : 0,
    reason: messages.error ?? messages.message,
    isTrying: isFetching,
    readAgain,
    put,
  };
}

import { anyAnswer } from 'contract/answer-reader';
import { adminLogoutEndpoint } from 'contract/session';
import { csrfTokenHeader } from 'contract/wire';
import { callServer } from 'shared-ui/http-client';
import { removeTab } from 'shared-ui/tab-storage';
import { closeAdminSession, readAdminToken, typedTextsKey } from './admin-session';

/** How long the server may take to hear of it, in milliseconds. */
const logoutTimeout = 4000;

/**
 * Ends the session at the server (safety 2) and then here, also when the server fails. It waits for the server
 * so that a late answer cannot end the session of a user who logs in right after.
 */
export async function logOutAdmin(): Promise<void> {
  const token = readAdminToken();
  const tooSlow = new AbortController();
  const timer = setTimeout(() => tooSlow.abort(), logoutTimeout);
  try {
    const headers = token === undefined ? {} : { [csrfTokenHeader]: token };
    const { signal } = tooSlow;
    await callServer({ method: 'POST', path: adminLogoutEndpoint, headers, signal }, anyAnswer);
  } catch (fault) {
    // The server was too slow: leaving matters more than what it would have said.
    if (fault !== tooSlow.signal.reason) throw fault;
  } finally {
    clearTimeout(timer);
    removeTab(typedTextsKey());
    closeAdminSession('logged-out');
  }
}

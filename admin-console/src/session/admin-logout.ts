import { csrfTokenHeader } from 'contract/wire';
import { logOutAdmin } from 'contract/staff-login-requests';
import { toRequestError, send } from 'shared-ui/send';
import { removeTab } from 'shared-ui/tab-storage';
import { closeAdminSession, getAdminToken, getTypedTextsKey } from './admin-session';

/** Timeout of the logout request in milliseconds. */
const logoutTimeout = 4000;

/**
 * Ends the session at the server (safety 2) and then in this browser, also when the server fails. It waits for the
 * server so that a late response cannot end the session of a user who logs in right after.
 */
export async function logOut(): Promise<void> {
  const token = getAdminToken();
  const tooSlow = new AbortController();
  const timer = setTimeout(() => tooSlow.abort(), logoutTimeout);
  try {
    const headers = token === undefined ? {} : { [csrfTokenHeader]: token };
    await send(logOutAdmin, {}, { headers, signal: tooSlow.signal }).catch(toRequestError);
  } catch (error) {
    // A timeout is ignored: logging out here matters more than the response.
    if (error !== tooSlow.signal.reason) throw error;
  } finally {
    clearTimeout(timer);
    removeTab(getTypedTextsKey());
    closeAdminSession('logged-out');
  }
}

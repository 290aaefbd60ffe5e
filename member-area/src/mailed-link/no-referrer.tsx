/** For a page whose URL contains a secret until it is cleared (safety 2). */
export const NoReferrer = () => <meta name="referrer" content="no-referrer" />;

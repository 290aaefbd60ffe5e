/** For a page whose address holds a secret until it has been cleared (safety 2). */
export const NoReferrer = () => <meta name="referrer" content="no-referrer" />;

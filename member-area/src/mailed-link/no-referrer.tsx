/** For a page whose address holds a secret until it has been cleared (SAFETY 2). */
export const NoReferrer = () => <meta name="referrer" content="no-referrer" />;

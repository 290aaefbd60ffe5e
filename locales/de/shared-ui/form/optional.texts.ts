import type * as english from 'shared-ui/form/optional.texts';

export const optional: typeof english.optional = '(freiwillig)';

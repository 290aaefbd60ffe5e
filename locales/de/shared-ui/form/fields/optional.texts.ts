import type * as english from 'shared-ui/form/fields/optional.texts';

export const optional: typeof english.optional = '(freiwillig)';

import type { Mutant } from './plant.ts';

export const pageMutants: readonly Mutant[] = [
  {
    fault: 'Two people with one name and e-mail, and two phones, are one to staff.',
    file: 'contract/src/records/duplicate-key.ts',
    from: '|${phone}|',
    to: '|',
    test: 'admin-console/src/records/duplicates/find-duplicates.test.ts',
  },
  {
    fault: 'The last record with a key, and not the first, is the original.',
    file: 'admin-console/src/records/duplicates/keyed-records.ts',
    from: 'else this.#repeated.set(key, [original, record]);',
    to: 'else this.#repeated.set(key, [record, original]);',
    test: 'admin-console/src/records/duplicates/find-duplicates.test.ts',
  },
  {
    fault: 'A form that is sent again after a failure has another key.',
    file: 'shared-ui/src/form/sending/send-attempt.ts',
    from: 'if (last?.content === content) return last;',
    to: '',
    test: 'shared-ui/src/form/submission-form.test.tsx',
  },
  {
    fault: 'A form that could not be sent is empty afterwards.',
    file: 'shared-ui/src/form/use-form.ts',
    from: `isSending.current = false;
    if (refusal)`,
    to: `isSending.current = false;
    onSent?.(form);
    if (refusal)`,
    test: 'shared-ui/src/form/submission-form.test.tsx',
  },
  {
    fault: 'A form is sent without what it requires.',
    file: 'shared-ui/src/form/submission-form.tsx',
    from: 'required={schema.required.includes(name)}',
    to: 'required={false}',
    test: 'shared-ui/src/form/submission-form.test.tsx',
  },
  {
    fault: 'The welfare form thanks with the words of another form.',
    file: 'public-site/src/forms/definitions/welfare.texts.ts',
    from: 'Your welfare request has been submitted.',
    to: 'Your request has been submitted.',
    test: 'public-site/src/forms/forms.test.tsx',
  },
  {
    fault: 'The German welfare form lacks the hint that somebody calls first.',
    file: 'locales/de/public-site/forms/definitions/welfare.texts.ts',
    from: 'hint:',
    to: 'whenEmpty:',
    test: 'locales/forms.test.ts',
  },
  {
    fault: 'The German welfare form thanks in English.',
    file: 'locales/de/public-site/forms/definitions/welfare.texts.ts',
    from: 'Danke! Deine Bitte um Hilfe ist bei uns angekommen.',
    to: 'Thank you! Your welfare request has been submitted.',
    test: 'locales/lists.test.ts',
  },
  {
    fault: 'A page that was rendered last year is taken over with another year.',
    file: 'shell/src/footer/year.tsx',
    from: 'followVisibility, thisYear, renderedYear',
    to: 'followVisibility, thisYear, thisYear',
    test: 'shell/src/footer/year.test.tsx',
  },
  {
    fault: 'A remote that is down takes the navigation of the site with it.',
    file: 'shell/src/router/remote-routes.ts',
    from: 'log(error);',
    to: 'throw error;',
    test: 'shell/src/router/remote-routes.test.ts',
  },
  {
    fault: 'A page that throws takes header and footer with it.',
    file: 'shell/src/router/routes.tsx',
    from: 'ErrorBoundary: () => <RemoteErrorBoundary name={name} />,',
    to: '',
    test: 'shell/src/router/site-router.test.tsx',
  },
  {
    fault: 'An address that nobody knows is empty between header and footer.',
    file: 'shell/src/router/routes.tsx',
    from: "{ id: unknownRouteId, path: '*', Component: UnknownPath }",
    to: "{ id: unknownRouteId, path: '*' }",
    test: 'shell/src/router/site-router.test.tsx',
  },
  {
    fault: 'The menu leads to the enquiries where it says Contact.',
    file: 'shell/src/navigation/menus.ts',
    from: 'label: menuEntryTexts.contact, to: formPages.contact',
    to: 'label: menuEntryTexts.contact, to: formPages.enquiry',
    test: 'shell/src/header/header.test.tsx',
  },
  {
    fault: 'Every visitor gets a release that is on trial.',
    file: 'shell/src/remotes/choose-version.ts',
    from: 'drawLot() < canary.percent',
    to: 'drawLot() <= 100',
    test: 'shell/src/remotes/choose-version.test.ts',
  },
  {
    fault: 'A browser keeps an answer that is about one person.',
    file: 'shell/src/service-worker/stores.ts',
    from: '!/no-store|private/',
    to: '!/no-store/',
    test: 'shell/src/service-worker/stores.test.ts',
  },
  {
    fault: 'A browser keeps the pages of members.',
    file: 'shell/src/service-worker/strategy.ts',
    from: "if (owner !== 'public-site') return 'document';",
    to: '',
    test: 'shell/src/service-worker/strategy.test.ts',
  },
];

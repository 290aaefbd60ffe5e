import { clearDraft, loadDraft, saveDraft } from './draft';

const draft = { typed: { name: 'Ama' } };

afterEach(() => {
  clearDraft('contact');
  sessionStorage.clear();
});

it('keeps one draft for each form', () => {
  saveDraft('contact', draft);
  expect(loadDraft('contact')).toEqual(draft);
  expect(loadDraft('pledge')).toBeUndefined();
});

it('forgets a draft that was sent', () => {
  saveDraft('contact', draft);
  clearDraft('contact');
  expect(loadDraft('contact')).toBeUndefined();
});

it.each(['{"typed"', 'null', '7', '{"typed":null}', '{"typed":{"name":1}}'])(
  'takes %s for no draft',
  (stored) => {
    sessionStorage.setItem('draft:contact', stored);
    expect(loadDraft('contact')).toBeUndefined();
  },
);

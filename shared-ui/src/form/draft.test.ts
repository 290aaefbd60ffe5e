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

it('lasts as long as the page where storage is blocked or full', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  saveDraft('contact', draft);
  expect(loadDraft('contact')).toEqual(draft);
  clearDraft('contact');
  expect(loadDraft('contact')).toBeUndefined();
});

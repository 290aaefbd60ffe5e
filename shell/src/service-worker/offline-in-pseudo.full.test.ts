import type * as rule from 'tooling/locales/pseudo';
import { writeOfflinePage } from './offline-page';

jest.mock('./offline/offline.texts', () => {
  const { pseudo } = jest.requireActual<typeof rule>('tooling/locales/pseudo');
  return pseudo({ ...jest.requireActual<object>('./offline/offline.texts') });
});

it('has every word of the page without a connection from its texts', () => {
  const html = writeOfflinePage({
    pages: [{ path: '/help/contact', name: '' }],
    nonce: 'n',
    language: 'en',
  });
  const [, title = '', body = ''] = /<title>(.*?)<\/title>.*?<body[^>]*>(.*)/s.exec(html) ?? [];
  const shown = body.replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '').replaceAll(/<[^<>]*>/g, '');
  expect(title).toContain('⟦');
  const outside = `${title} ${shown}`
    .replaceAll(/⟦[^⟦⟧]*⟧/g, '')
    .replaceAll('Alpine Light Church', '');
  expect(outside).not.toMatch(/\p{L}/u);
});

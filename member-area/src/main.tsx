// Modules shared through the federation, React among them, exist only behind an asynchronous import.
void import('./standalone/standalone-site').then(({ startStandaloneSite }) => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  startStandaloneSite(root);
});

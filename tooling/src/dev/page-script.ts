import { avoidedReleasesKey } from 'contract/registry';

/** Address of the script that each page gets. */
export const pageScriptPath = '/local-build/page.js';

/** Path of the stream of builds, which the code of the language follows. */
export const buildsPath = '/local-build/builds/';

/**
 * Loads the page again when there is another build, and shows why there is none. A hidden tab follows no builds, because
 * a browser has six connections to this machine for all of its tabs. A build that failed in this tab gets another try
 * whenever the page is loaded: there is no other one. The page's policy allows no inline script or style, so it is a
 * file and sets its styles by properties. It is JavaScript because no build touches it.
 *
 * It first removes what pages of another live site have stored at this port: a member's session there must not be sent
 * to this one.
 */
export const writeScript = (live: URL): string => `const live = ${JSON.stringify(live.origin)};
if (localStorage.getItem('live-site') !== live) {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('live-site', live);
}
sessionStorage.removeItem('${avoidedReleasesKey}');
const { language, version } = document.currentScript.dataset;
const panel = document.createElement('pre');
panel.setAttribute('role', 'alert');
panel.tabIndex = 0;
Object.assign(panel.style, {
  position: 'fixed', insetInline: '0', insetBlockEnd: '0', zIndex: '9999', maxBlockSize: '60vh',
  margin: '0', padding: '1rem', overflow: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere',
  font: '14px/1.5 monospace', color: '#fff', background: '#5c1010', borderBlockStart: '4px solid #ff8a80',
});
function show({ data }) {
  const build = JSON.parse(data);
  panel.textContent = build.errors.join('\\n\\n');
  if (build.errors.length > 0) document.body.append(panel);
  else panel.remove();
  if (build.version && build.version !== version) location.reload();
}
let builds;
function follow() {
  builds?.close();
  if (document.hidden) return;
  builds = new EventSource('${buildsPath}' + language);
  builds.onmessage = show;
}
document.addEventListener('visibilitychange', follow);
follow();
`;

/**
 * The element that loads the script in a page of some language, which shows some version of the local build. It runs
 * before the shell's script chooses versions.
 */
export const writePageScript = (language: string, version = ''): string =>
  `<script src="${pageScriptPath}" data-language="${language}" data-version="${version}"></script>`;

/**
 * Provides the Node that everything runs on (decision 29). It is JavaScript without dependencies, because bootstrap.mjs
 * and the archive of `npm run package` use it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * npm packages that contain only a Node binary, with the digests of their tarballs. npm refuses other content and runs
 * no scripts of theirs. The registry has no newer version for macOS on Intel and none for macOS on ARM.
 */
const binaries = {
  'linux-x64': {
    version: '24.21.0',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    version: '24.21.0',
    integrity:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'darwin-x64': {
    version: '24.18.1',
    integrity:
      'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  },
  'win32-x64': {
    version: '24.21.0',
    integrity:
      'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
};

const neededMajor = 24;

/** The oldest supported Node, equal to `engines` in package.json. */
const oldest = [22, 13];

/**
 * Tells whether this process runs on the Node that everything is built and tested with, or a newer one.
 * @public The archive's upgrade.mjs calls it.
 */
export const isCurrent = () => Number.parseInt(process.versions.node, 10) >= neededMajor;

function isSupported() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

/**
 * Finds Node 24 for this machine in a folder, or installs it there with npm.
 * @param {string} folder gets `node-<version>`
 * @param {(message: string) => void} say reports the start of the download, or why it is not possible
 * @public The archive's upgrade.mjs calls it before the server starts.
 * @returns {string | undefined} path of the binary; undefined if the registry has none for the platform, npm cannot
 * reach it, or the folder is not writable
 */
export function obtainNode(folder, say) {
  const platform = `${process.platform}-${process.arch}`;
  const binary = binaries[platform];
  if (binary === undefined) return undefined;
  const target = join(folder, `node-${binary.version}`);
  const name = `node-${platform.replace('win32', 'win')}`;
  const isWindows = process.platform === 'win32';
  const file = join('node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(join(target, file))) return join(target, file);
  say(
    `This is Node ${process.versions.node}: installing Node ${binary.version} below ${folder} ...`,
  );
  // A partial download never has the final name.
  const draft = `${target}.${process.pid}`;
  try {
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
  } catch (error) {
    say(`Node ${binary.version} cannot be installed: ${error.message}`);
    return undefined;
  }
  const { version, integrity } = binary;
  const dependencies = { [name]: version };
  const packages = { '': { dependencies }, [`node_modules/${name}`]: { version, integrity } };
  writeFileSync(join(draft, 'package.json'), JSON.stringify({ private: true, dependencies }));
  writeFileSync(
    join(draft, 'package-lock.json'),
    JSON.stringify({ lockfileVersion: 3, requires: true, packages }),
  );
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', ['ci', ...options], {
    cwd: draft,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: isWindows,
  });
  if (status === 0 && existsSync(join(draft, file))) {
    // Headers and manuals take a third of the space.
    for (const part of ['include', 'share'])
      rmSync(join(draft, 'node_modules', name, part), { recursive: true, force: true });
    // Another process may have installed it meanwhile.
    if (!existsSync(target)) renameSync(draft, target);
  }
  rmSync(draft, { recursive: true, force: true });
  return existsSync(join(target, file)) ? join(target, file) : undefined;
}

/**
 * Restarts this process's script under Node 24 and exits with its result, if this Node is older. If Node 24 is not
 * available, a supported Node continues, and an unsupported one exits with the reason.
 * @param {string} folder where Node 24 is installed
 * @returns {Promise<boolean>} whether the script ran under Node 24; then the caller must do nothing more
 */
export async function continueOnNode24(folder) {
  if (isCurrent()) return false;
  const node = obtainNode(folder, (message) => process.stdout.write(`${message}\n`));
  if (node === undefined) {
    if (isSupported()) return false;
    process.stderr.write(
      `This is Node ${process.versions.node}, and npm could not install Node ${neededMajor} for ` +
        `${process.platform} on ${process.arch} (see above, if anything is said there). ` +
        `Install Node ${neededMajor} from nodejs.org, or with your system's packages.\n`,
    );
    process.exitCode = 1;
    return true;
  }
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  // A terminal signals the child itself, and this process ends with it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  const [code, signal] = await new Promise((resolve) =>
    child.once('exit', (...ending) => resolve(ending)),
  );
  process.exitCode = signal === null ? (code ?? 0) : 0;
  return true;
}

/** Imported first by every command, so that it says where it does not run before anything else fails. */
import { platform, version } from 'node:process';

/** As `engines` in package.json. */
function isSupportedNode(): boolean {
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

if (platform === 'win32') {
  console.error(
    'This project does not run on Windows itself: install WSL (https://learn.microsoft.com/windows/wsl/install), ' +
      'clone the project inside it, and run the command there.',
  );
  process.exit(1);
}

if (!isSupportedNode()) {
  console.error(
    `This project needs Node 20.19 or newer, 22.12 or newer, or 24; this is ${version}. \`nvm install\` takes that of .nvmrc.`,
  );
  process.exit(1);
}

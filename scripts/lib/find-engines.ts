import { spawnSync } from 'node:child_process';
import { findProgram } from '../../openapi/reference-api/testing/local-machine';

/** Firefox as the machine has it. */
export const findFirefox = (): string | undefined => findProgram('firefox-esr', 'firefox');

/** What the window of WebKitGTK is made with; Debian's Python knows Debian's bindings. */
const canOpenWindow = (): boolean => {
  const bindings = "import gi; gi.require_version('WebKit2', '4.1'); gi.require_version('Gtk', '3.0')";
  return spawnSync('/usr/bin/python3', ['-c', bindings], { stdio: 'ignore' }).status === 0;
};

/** WebKitGTK's WebDriver, where its window and a virtual screen are there as well. */
export function findWebKitDriver(): string | undefined {
  const driver = findProgram('WebKitWebDriver');
  return driver && findProgram('Xvfb') && canOpenWindow() ? driver : undefined;
}

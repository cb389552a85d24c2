import path from 'node:path';
import type { GatsbyNode, Reporter } from 'gatsby';
import { EnvError, readEnv } from '../../../lib/env';
import { keepsPages } from '../../../lib/kept-pages';
import { setAvifDefaults } from '../avif-defaults';
import { ContentError, readContent } from '../../content';
import { checkInterfaceTexts, forgottenNamespaces } from '../../content/interface-texts';
import { reportMistakes } from '../../nodes/report-mistakes';
import { contentFolder, dataFolder } from '../../paths';
import { updateBuildReport } from '../../read/build-report';

/** Stops Gatsby before any work when a setting is missing or malformed; the message names each one. */
function checkSettings(reporter: Reporter): void {
  try {
    // The bundler passes it to the browser.
    process.env['GATSBY_KEEP_PAGES'] = keepsPages(readEnv()) ? 'on' : 'off';
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    // The message alone: the fault is in the settings, and a stack would hide it.
    reporter.panic(error.message);
  }
}

/** Stops a build before it changes anything when a text has a mistake. While developing, the page stays and says so. */
async function checkTexts(reporter: Reporter): Promise<void> {
  if (process.env['gatsby_executing_command'] !== 'build') return;
  const root = path.resolve('.');
  try {
    const others = [...checkInterfaceTexts(root).problems, ...(await forgottenNamespaces(root))];
    await readContent(contentFolder, { others });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    await updateBuildReport(dataFolder, {
      error:
        'The texts have mistakes: `npm run content -- check` and `npm run content -- translations` name them',
    });
    reportMistakes(error.problems, reporter);
  }
}

export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  checkSettings(reporter);
  setAvifDefaults();
  await checkTexts(reporter);
};

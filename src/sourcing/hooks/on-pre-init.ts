import type { GatsbyNode } from 'gatsby';
import { EnvError, readEnv } from '../../lib/env';

/** Stops Gatsby before any work when a setting is missing or malformed; the message names each one. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  try {
    readEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    // The message alone: the fault is in the settings, and a stack would hide it.
    reporter.panic(error.message);
  }
};

import { local } from './safe-storage';
import { isSharedDevice } from './shared-device';

/** Key in localStorage. */
const key = 'known-plugins';

/** What the API has said last of what the company offers. */
interface Known {
  plugins: readonly string[];
  /** ISO time. */
  at: string;
}

function parse(text: string | undefined): Known | undefined {
  try {
    const known = JSON.parse(text ?? 'null') as Partial<Known> | null;
    return known && Array.isArray(known.plugins) && typeof known.at === 'string'
      ? (known as Known)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers the plugins of the profile, as the API has them now: for pages that are read without it. Not on a shared device. */
export function rememberPlugins(plugins: readonly string[]): void {
  if (isSharedDevice()) return;
  const known: Known = { plugins, at: new Date().toISOString() };
  local.write(key, JSON.stringify(known));
}

/** The plugins as they are remembered; undefined where that is not later than `time`. @param time ISO time */
export function pluginsSince(time: string): readonly string[] | undefined {
  const known = parse(local.read(key));
  return known && known.at > time ? known.plugins : undefined;
}

/** Removes what is remembered. */
export const forgetPlugins = (): void => void local.write(key, undefined);

import type { ReactNode } from 'react';
import { Prose } from '../../ui';
import { useEnabledLinks, useIsEnabled } from './plugins';

/** A link, shown where the plugin of its address is enabled. */
export function IfEnabled({ to, children }: { to: string; children: ReactNode }) {
  return useIsEnabled()(to) ? children : null;
}

/** Running text of editors or of the API, with links to enabled pages only. Sanitised HTML. */
export function ProseWithEnabledLinks({ html }: { html: string }) {
  return <Prose html={useEnabledLinks()(html)} />;
}

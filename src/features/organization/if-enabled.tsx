import type { ReactNode } from 'react';
import { Prose } from '../../ui';
import { useEnabledLinks, useIsOffered } from './plugins';

/** A link, shown where the plugin of its address is enabled. */
export function IfOffered({ to, children }: { to: string; children: ReactNode }) {
  return useIsOffered()(to) ? children : null;
}

/** Running text of editors or of the API, with links to enabled pages only. Sanitised HTML. */
export function OfferedProse({ html }: { html: string }) {
  return <Prose html={useEnabledLinks()(html)} />;
}

/** Replaces `gatsby-react-router-scroll`, which would also save and restore positions; aliased in the webpack config. */
import type { ReactNode } from 'react';

export const ScrollContext = ({ children }: { children: ReactNode }) => <>{children}</>;

/** Does nothing: the site has no scrolling parts to restore. */
export const useScrollRestoration = () => ({ ref: { current: null }, onScroll: () => undefined });

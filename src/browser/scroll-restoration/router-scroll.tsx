/** Stands in for Gatsby's `gatsby-react-router-scroll`, which would note and restore places a second time. */
import type { ReactNode } from 'react';

export const ScrollContext = ({ children }: { children: ReactNode }) => <>{children}</>;

/** Scrolled parts of a page are not restored: the site has none. */
export const useScrollRestoration = () => ({ ref: { current: null }, onScroll: () => undefined });

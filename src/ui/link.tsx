import { navigate } from 'gatsby';
import { useEffect, useRef, type AnchorHTMLAttributes } from 'react';
import { isModifiedClick } from '../browser/modified-click';
import { prefetchInView } from '../browser/prefetch-in-view';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of the site, from its root; or an absolute one. */
  to: string;
  /** State of the history entry that it leads to. */
  state?: unknown;
}

const isOutside = (to: string): boolean => !to.startsWith('/');

/**
 * A link to a page of the site, which is fetched ahead while the link is on the screen. In place of Gatsby's, which renders eight
 * components a link, each of them again with every navigation, and has an observer of its own.
 */
export function Link({ to, state, onClick, onMouseEnter, children, ...rest }: LinkProps) {
  const element = useRef<HTMLAnchorElement>(null);
  const [path = ''] = to.split(/[?#]/);
  useEffect(() => {
    if (!element.current || isOutside(path)) return undefined;
    return prefetchInView(element.current, path);
  }, [path]);
  if (isOutside(to)) {
    return (
      <a {...rest} href={to} onClick={onClick} onMouseEnter={onMouseEnter}>
        {children}
      </a>
    );
  }
  return (
    <a
      {...rest}
      ref={element}
      href={to}
      onMouseEnter={(event) => {
        onMouseEnter?.(event);
        window.___loader?.hovering(path);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isModifiedClick(event) || rest.target) return;
        event.preventDefault();
        // The address of this page takes the place of its history entry.
        void navigate(to, { state: state as object, replace: encodeURI(to) === window.location.pathname });
      }}
    >
      {children}
    </a>
  );
}

/** The head of the document follows what its page says now; the build wrote it of what was known then. */
import { useEffect } from 'react';
import { useLocale } from '../../i18n';
import { useTitled } from '../../seo';

/** Titles the document where `title` is not what the build knew. The head of a page writes its own title first. */
export function useLiveTitle(title: string, prerendered: string | undefined): void {
  const { code } = useLocale();
  useEffect(() => {
    if (prerendered === undefined || title === prerendered || title === '') return;
    document.title = document.title.replace(prerendered, title);
  }, [title, prerendered, code]);
}

/** Titles the document by what is gone, and asks search engines to forget it. */
export function useRemovedHead(title: string): void {
  const { code } = useLocale();
  const titled = useTitled(code)(title);
  useEffect(() => {
    document.title = titled;
  }, [titled]);
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'robots';
    meta.content = 'noindex';
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}

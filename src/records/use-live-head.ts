import { useEffect } from 'react';
import { useLocale } from '../i18n';
import { useTitleWithBrand } from '../seo';
import { useNoIndex } from '../seo/use-no-index';

/** Titles the document where `title` is not what the build knew. Runs after the head of a page has written its own title. */
export function useLiveTitle(title: string, prerendered: string | undefined): void {
  const { code } = useLocale();
  useEffect(() => {
    if (prerendered === undefined || title === prerendered || title === '') return;
    document.title = document.title.replace(prerendered, title);
  }, [title, prerendered, code]);
}

/** The head of a page whose record is removed: its title, and not to be indexed. */
export function useRemovedHead(title: string): void {
  const { code } = useLocale();
  const titled = useTitleWithBrand(code)(title);
  useEffect(() => {
    document.title = titled;
  }, [titled]);
  useNoIndex();
}

import { useEffect } from 'react';
import { createStore } from '../browser/store';
import { useStore } from '../browser/use-store';

interface TitleOverride {
  title: string;
}

const none: readonly TitleOverride[] = [];
const overrides = createStore(none);

/** Sets the document's title while the component is mounted, as for an open unit sheet; the last one mounted wins. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const override = { title };
    overrides.set([...overrides.get(), override]);
    return () => overrides.set(overrides.get().filter((other) => other !== override));
  }, [title]);
}

/** The title that replaces the page's own; undefined while there is none. */
export const useTitleOverride = (): string | undefined => useStore(overrides, none).at(-1)?.title;

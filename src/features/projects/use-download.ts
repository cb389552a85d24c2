import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { isModifiedClick } from '../../browser/modified-click';
import { withProgress } from '../../browser/progress';
import { saveFile } from '../../browser/save-file';

type FetchedFile =
  | { state: 'done'; file: Blob }
  /** The device has no connection. */
  | { state: 'offline' }
  /** Its host answered without the file. */
  | { state: 'failed' }
  /** Its host forbids other sites to read it (CORS), or does not answer: only opening it can tell. */
  | { state: 'unreadable' };

/** Never rejects. */
async function fetchFile(url: string, signal: AbortSignal): Promise<FetchedFile> {
  try {
    const response = await fetch(url, { signal });
    if (!response.ok || /^text\/html/.test(response.headers.get('Content-Type') ?? ''))
      return { state: 'failed' };
    return { state: 'done', file: await response.blob() };
  } catch {
    return { state: navigator.onLine ? 'unreadable' : 'offline' };
  }
}

export type DownloadState = 'idle' | 'busy' | 'done' | 'offline' | 'failed';

/**
 * Downloads a file of another site: there a link's `download` attribute is ignored, and the link would leave the page.
 * @returns state of the download and the link's click handler; a click that asks for a new tab is left to the browser
 */
export function useDownload(url: string, name: string) {
  const [state, setState] = useState<DownloadState>('idle');
  const running = useRef<AbortController>();
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setState('busy');
    const fetched = await withProgress(fetchFile(url, controller.signal));
    if (controller.signal.aborted) return;
    if (fetched.state === 'done') saveFile(fetched.file, name);
    if (fetched.state !== 'unreadable') return setState(fetched.state);
    const tab = window.open(url, '_blank');
    if (tab) tab.opener = null;
    setState(tab ? 'done' : 'failed'); // a browser may block the tab; the message beside the link then offers it
  };

  const download = (event: MouseEvent) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    if (state !== 'busy') void start();
  };
  return { state, download };
}

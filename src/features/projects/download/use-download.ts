/** Downloads a file of another site: a link's `download` holds only for files of its own, elsewhere it leaves the page. */
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { awaited } from '../../../browser/progress';
import { fetchFile } from './fetch-file';

export type DownloadState = 'idle' | 'busy' | 'done' | 'offline' | 'failed';

/** Hands the file to the browser as if it were of this site. */
function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // some browsers read it after the click
}

/** @returns what it came to, and the handler of the link; a click that asks for a new tab is left to the browser */
export function useDownload(url: string, name: string) {
  const [state, setState] = useState<DownloadState>('idle');
  const running = useRef<AbortController>();
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const controller = new AbortController();
    running.current = controller;
    setState('busy');
    const fetched = await awaited(fetchFile(url, controller.signal));
    if (controller.signal.aborted) return;
    if (fetched.state === 'done') save(fetched.file, name);
    if (fetched.state !== 'unread') return setState(fetched.state);
    const tab = window.open(url, '_blank');
    if (tab) tab.opener = null;
    setState(tab ? 'done' : 'failed'); // a browser may refuse the tab; the words beside the link offer it
  };

  const download = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (state !== 'busy') void start();
  };
  return { state, download };
}

import { Prose } from '../../ui';
import { useOfferedLinks } from './use-offered';

/** Running text of editors or of the API, with links to what the company offers only. Sanitised HTML. */
export function OfferedProse({ html }: { html: string }) {
  return <Prose html={useOfferedLinks()(html)} />;
}

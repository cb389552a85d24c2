import { useCallback, useEffect, useMemo, useState } from 'react';
import type { components } from '../../api-client/schema';
import { textDigest } from '../../lib/text-digest';
import { lookUpBlog, useLiveRecord, type LiveRecord } from '../live-records';
import { keepPrerendered } from '../pictures';
import type { BlogDetails } from './blog';

type Answer = components['schemas']['Blog'];
type Rendered = Pick<BlogDetails, 'body_html' | 'contents' | 'reading_minutes'>;
type Body = Pick<Answer, 'body'> & { digest: string };

const bodyOf = ({ body }: Answer): Body => ({ body, digest: textDigest(body.ar, body.en) });

/**
 * An article as the API has it now; begins with what the build knew of it. What makes HTML of its text is loaded only
 * when the text is another than the build's; until then, and if that fails, what is known of the text stays.
 */
export function useLiveBlog(slug: string, prerendered?: BlogDetails): LiveRecord<BlogDetails> {
  const [rendered, setRendered] = useState<Rendered & { digest: string }>();
  const adopt = useCallback((answer: Answer) => answer, []);
  const { status, record, asOf } = useLiveRecord<Answer, Answer>({
    kind: 'blogs',
    recordKey: slug,
    lookUp: lookUpBlog,
    adopt,
    isPrerendered: prerendered !== undefined,
  });
  const now = useMemo(() => (record ? bodyOf(record) : undefined), [record]);
  const isChanged = now !== undefined && now.digest !== prerendered?.body_digest;
  useEffect(() => {
    if (!now || !isChanged) return undefined;
    let isLeft = false;
    void import('../../lib/article').then(
      ({ renderArticle }) => {
        if (!isLeft) setRendered({ ...renderArticle(now.body), digest: now.digest });
      },
      () => undefined, // the text of the build stays
    );
    return () => {
      isLeft = true;
    };
  }, [now, isChanged]);

  const shown = useMemo((): BlogDetails | undefined => {
    if (!record) return prerendered;
    const { body: _, ...fields } = record;
    const text = isChanged ? (rendered ?? prerendered) : prerendered;
    if (!text) return undefined;
    const { body_html, contents, reading_minutes } = text;
    return keepPrerendered({ ...fields, body_html, contents, reading_minutes }, prerendered);
  }, [record, prerendered, rendered, isChanged]);
  return { status: shown === undefined && record ? 'loading' : status, record: shown, asOf };
}

import { useCallback, useEffect, useMemo, useState } from 'react';
import type { components } from '../../api-client/generated/schema';
import { textDigest } from '../../lib/text-digest';
import { useLiveRecord, type LiveRecord } from '../../records';
import { withPrerenderedFiles } from '../../domain/views/prerendered-files';
import type { BlogDetails } from './blog';

type Answer = components['schemas']['Blog'];
type Rendered = Pick<BlogDetails, 'body_html' | 'contents' | 'reading_minutes'>;
type Body = Pick<Answer, 'body'> & { digest: string };

const bodyOf = ({ body }: Answer): Body => ({ body, digest: textDigest(body.ar, body.en) });

/**
 * An article as the API has it now, prerendered first. The code that renders its text to HTML is loaded only if the text has
 * changed since the build; until then, and if loading fails, the prerendered text stays.
 */
export function useLiveBlog(slug: string, prerendered?: BlogDetails): LiveRecord<BlogDetails> {
  const [rendered, setRendered] = useState<Rendered & { digest: string }>();
  const adopt = useCallback((answer: Answer) => answer, []);
  const { status, record, asOf } = useLiveRecord<Answer, Answer>({
    kind: 'blogs',
    recordKey: slug,
    adopt,
    isPrerendered: prerendered !== undefined,
  });
  const body = useMemo(() => (record ? bodyOf(record) : undefined), [record]);
  const isChanged = body !== undefined && body.digest !== prerendered?.body_digest;
  useEffect(() => {
    if (!body || !isChanged) return undefined;
    let isCancelled = false;
    void import('../../lib/article').then(
      ({ renderArticle }) => {
        if (!isCancelled) setRendered({ ...renderArticle(body.body), digest: body.digest });
      },
      () => undefined, // the prerendered text stays
    );
    return () => {
      isCancelled = true;
    };
  }, [body, isChanged]);

  const shown = useMemo((): BlogDetails | undefined => {
    if (!record) return prerendered;
    const { body: _, ...fields } = record;
    const text = isChanged ? (rendered ?? prerendered) : prerendered;
    if (!text) return undefined;
    const { body_html, contents, reading_minutes } = text;
    return withPrerenderedFiles({ ...fields, body_html, contents, reading_minutes }, prerendered);
  }, [record, prerendered, rendered, isChanged]);
  return { status: shown === undefined && record ? 'loading' : status, record: shown, asOf };
}

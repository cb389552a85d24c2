export interface Article {
  readonly id: string;
  readonly published_at: string;
  readonly tags?: readonly { readonly en: string }[] | null;
}

/** Only this many of the newest articles of a tag are compared: a tag may be on thousands. */
const maxPerTag = 50;

/**
 * A lookup of the articles to offer after one: those with the most tags in common, then the newest. It is made once for
 * all articles, so that thousands of them are not each compared with all others.
 * @returns ids of up to `count` other articles, newest first
 */
export function relatedArticles(articles: readonly Article[], count: number): (article: Article) => string[] {
  const newest = [...articles].sort((a, b) => b.published_at.localeCompare(a.published_at));
  const rank = new Map(newest.map(({ id }, index) => [id, index]));
  const byDate = (a: string, b: string) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0);
  const byTag = new Map<string, Article[]>();
  for (const article of newest) {
    for (const { en } of article.tags ?? []) {
      const tagged = byTag.get(en) ?? [];
      if (tagged.length < maxPerTag) byTag.set(en, [...tagged, article]);
    }
  }
  return (article) => {
    const shared = new Map<string, number>();
    for (const { en } of article.tags ?? []) {
      for (const { id } of byTag.get(en) ?? []) shared.set(id, (shared.get(id) ?? 0) + 1);
    }
    const byTags = [...shared].sort(([, a], [, b]) => b - a).map(([id]) => id);
    const others = [...byTags, ...newest.slice(0, count + 1).map(({ id }) => id)];
    const best = [...new Set(others)].filter((id) => id !== article.id).slice(0, count);
    return best.sort(byDate);
  };
}

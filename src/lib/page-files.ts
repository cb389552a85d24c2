/** What a page of the build needs, as its HTML names it. Paths from the root of the site. */
export interface PageFiles {
  /** Name of the page's component; none for a page that is not of this build. */
  component: string | undefined;
  /** JSON that changes under the same name: of one build with the HTML only if fetched in the same moment. */
  data: readonly string[];
  /** Scripts, fonts and drawings. */
  files: readonly string[];
}

const all = (pattern: RegExp, html: string): string[] =>
  [...html.matchAll(pattern)].flatMap(([, match]) => match ?? []);

/** The scripts of the page's component, from the list that Gatsby writes as a JSON string into each page. */
function componentScripts(html: string, component: string | undefined): string[] {
  const [list] = all(/___chunkMapping=("(?:[^"\\]|\\.)*")/g, html);
  if (!component || !list) return [];
  const chunks = JSON.parse(JSON.parse(list) as string) as Record<string, string[]>;
  return chunks[component] ?? [];
}

/** Of a page as `gatsby-ssr.tsx` writes it. */
export function filesOfPage(html: string): PageFiles {
  const [component] = all(/data-chunk="([^"]+)"/g, html);
  return {
    component,
    data: all(/as="fetch" href="([^"]+)"/g, html),
    files: [
      ...all(/<script[^>]* src="([^"]+)"/g, html),
      ...all(/as="font"[^>]* href="([^"]+)"/g, html),
      ...componentScripts(html, component),
      ...all(/(?:src|href)="(\/[^"#?]+\.svg)/g, html),
    ],
  };
}

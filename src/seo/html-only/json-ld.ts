import type { Graph, Thing } from 'schema-dts';

/** An entity of schema.org. */
export type Node = Exclude<Thing, string>;

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** Without what is missing: null, empty texts, and lists and objects in which nothing but the type is left. */
function withoutMissing(value: Json): Json {
  if (value === null || value === '') return undefined;
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items = (value as readonly Json[]).map(withoutMissing).filter((item) => item !== undefined);
    return items.length > 0 ? items : undefined;
  }
  const entries = Object.entries(value)
    .map(([key, item]) => [key, withoutMissing(item)] as const)
    .filter(([, item]) => item !== undefined);
  return entries.some(([key]) => key !== '@type') ? Object.fromEntries(entries) : undefined;
}

/** Characters that could end a script element, or a line of script, inside of a text. */
const unsafe = /[<\u2028\u2029]/g;

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * The content of a `<script type="application/ld+json">`. Missing values are left out, and no text can close the element.
 * @param nodes each with an `@id` of its own, by which others refer to it
 */
export function toJsonLd(nodes: readonly Node[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(withoutMissing(graph as unknown as Json)).replace(unsafe, escaped);
}

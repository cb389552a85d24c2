import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isAdminFile } from '../../deploy/rules/admin';

const built = path.resolve('public');

export interface BuiltPage {
  /** Its address: `/en/about`, or that of a file (`/404.html`). */
  readonly address: string;
  readonly html: string;
}

/** Every page of the build for visitors, in both languages, as it is on disk. */
export const builtPages = (): BuiltPage[] =>
  readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({ parentPath, name }) => path.relative(built, path.join(parentPath, name)))
    .map((file) => ({
      address: `/${file.replaceAll(path.sep, '/')}`.replace(/\/?index\.html$/, '') || '/',
      html: readFileSync(path.join(built, file), 'utf8'),
    }))
    // Redirects from other spellings have no head of ours; the editing page is for no visitor.
    .filter(({ address, html }) => html.includes('<title') && !isAdminFile(address));

/** The attributes of the first tag that has all of `attributes` (`['meta', 'name="description"']`); entities as they are. */
export function tag(html: string, name: string, ...attributes: string[]): Record<string, string> | undefined {
  const found = html
    .match(new RegExp(`<${name}\\b[^>]*>`, 'g'))
    ?.find((text) => attributes.every((attribute) => text.includes(attribute)));
  if (!found) return undefined;
  const pairs = [...found.matchAll(/([\w:-]+)="([^"]*)"/g)].map(
    ([, key = '', value = '']) => [key, value] as const,
  );
  return Object.fromEntries(pairs);
}

/** Text of the title; empty without one. */
export const titleOf = (html: string): string => /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '';

/** Content of a `meta` element by the value of its `name` or `property`. */
export const metaOf = (html: string, name: string): string | undefined =>
  (tag(html, 'meta', `name="${name}"`) ?? tag(html, 'meta', `property="${name}"`))?.['content'];

export type JsonLdNode = { readonly '@type': string; readonly '@id': string } & Readonly<
  Record<string, unknown>
>;

/** The JSON-LD graph of a page; empty without one. */
export function jsonLdOf(html: string): JsonLdNode[] {
  const text = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  return text ? (JSON.parse(text) as { '@graph': JsonLdNode[] })['@graph'] : [];
}

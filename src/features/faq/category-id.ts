/** Address of a category on the page; questions have their slugs. */
export const categoryId = (slug: string) => `about-${slug}`;

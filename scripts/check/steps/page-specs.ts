import path from 'node:path';

/** What is around every page. */
const layoutFile = 'src/layout/wrap.tsx';

/** Pages → the specs that show them first, below `e2e/`; the pages that visitors see most come first. */
export const specsOfPages: Readonly<Record<string, readonly string[]>> = {
  'src/pages/index.tsx': ['home/home'],
  'src/templates/project-detail.tsx': ['projects/project'],
  'src/pages/projects/index.tsx': ['lists/lists'],
  'src/pages/consultation.tsx': ['enquiries/enquiries'],
  'src/templates/unit.tsx': ['units/unit-page'],
  'src/templates/rental.tsx': ['rentals/rentals'],
  [layoutFile]: ['layout/header', 'layout/footer'],
  'src/pages/rentals/index.tsx': ['rentals/rentals'],
  'src/pages/FAQ.tsx': ['company/faq'],
  'src/pages/about.tsx': ['company/about'],
  'src/pages/blogs/index.tsx': ['blogs/blogs'],
  'src/templates/blog.tsx': ['blogs/blogs'],
  'src/pages/projects/compare.tsx': ['shortlist/compare-page'],
  'src/pages/maintenance.tsx': ['enquiries/maintenance'],
  'src/pages/intrest.tsx': ['enquiries/form-submission'],
  'src/pages/projects/contact/index.tsx': ['enquiries/form-submission'],
  'src/templates/project-contact.tsx': ['enquiries/form-submission'],
  'src/pages/projects/detail/index.tsx': ['projects/project'],
  'src/pages/projects/share/index.tsx': ['projects/share'],
  'src/templates/project-share.tsx': ['projects/share'],
  'src/templates/withdrawn-advert.tsx': ['records/withdrawn-adverts'],
  'src/pages/404.tsx': ['navigation/error-page'],
  'src/pages/accessibility.tsx': ['seo/page-titles'],
  'src/pages/privacy.tsx': ['seo/page-titles'],
};

const specFile = (name: string): string => `e2e/${name}.spec.ts`;

/** The specs with the name of a file or of its folders: `costs/table.tsx` has `costs.spec.ts`. Those of the file first. */
function specsByName(file: string, allSpecs: readonly string[]): string[] {
  const words = file
    .replace(/\.\w+$/, '')
    .split('/')
    .slice(2)
    .reverse();
  return words.flatMap((word) =>
    ['.spec.ts', '-'].flatMap((end) =>
      allSpecs.filter((spec) => path.basename(spec).startsWith(`${word}${end}`)),
    ),
  );
}

/**
 * The specs that show these files, the nearest first: those of their names, then those of the pages that run their code.
 * @param pages the pages with the files of `src/` that each can run
 */
export function specsOf(
  files: readonly string[],
  allSpecs: readonly string[],
  pages: ReadonlyMap<string, Pick<ReadonlySet<string>, 'has'>>,
): string[] {
  const byName = files.flatMap((file) => specsByName(file, allSpecs));
  const shownBy = (page: string) => files.some((file) => file === page || pages.get(page)?.has(file));
  const byPage = Object.entries(specsOfPages).flatMap(([page, names]) =>
    shownBy(page) ? names.map(specFile) : [],
  );
  return [...new Set([...byName, ...byPage])];
}

import { BaseLoader } from 'gatsby-loader';

/**
 * Has Gatsby's loader take the data of all pages from the file that names the build, where `src/sourcing/outputs/shared-data.ts`
 * has written them: it would request them by themselves, after the data of the page. Those that it has stay as they are.
 */
export function readSharedData(): void {
  const { loadAppData } = BaseLoader.prototype;
  BaseLoader.prototype.loadAppData = async function readWithShared(...attempt) {
    const data = await loadAppData.apply(this, attempt);
    Object.assign(this.staticQueryDb, { ...data?.staticQueryResults, ...this.staticQueryDb });
    return data;
  };
}

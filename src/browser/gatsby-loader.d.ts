/** What is used of Gatsby's own loader of pages; `on-create-webpack-config.ts` says where it is. */
declare module 'gatsby-loader' {
  interface AppData {
    webpackCompilationHash: string;
    /** By the hash of the query. Added by `src/sourcing/outputs/shared-data.ts`. */
    staticQueryResults?: Record<string, unknown>;
  }

  export class BaseLoader {
    /** Results of static queries, by the hash of the query; those that are missing are requested. */
    staticQueryDb: Record<string, unknown>;
    /** Undefined where the file is not read. */
    loadAppData(attempt?: number): Promise<AppData | undefined>;
  }
}

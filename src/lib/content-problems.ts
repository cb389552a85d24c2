/** Where `gatsby develop` lists the mistakes in the content, each as one line in each language, for the page to show. */
export const contentProblemsFile = '/content-problems.json';

/** Where the editing page is. */
export const adminPath = '/admin';

/** Its Content-Security-Policy, a file of the build: what it may call depends on where the repository is. */
export const adminPolicyFile = `${adminPath}/policy.txt`;

/** Whether a file of the build belongs to the editing page. Takes its path from the root. */
export const isAdminFile = (path: string): boolean => path === adminPath || path.startsWith(`${adminPath}/`);

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Where the pages of changes are: browsers send the cookie nowhere else. */
const changesFolder = '/content/working-copy/commit/';

const isEqual = (text: string, other: string): boolean => {
  const [one, two] = [Buffer.from(text), Buffer.from(other)];
  return one.length === two.length && timingSafeEqual(one, two);
};

/**
 * Who may ask the editing server. Its page sends the token with each call. The page of a change is opened by a link, which
 * sends no header: for it there is a cookie that opens nothing else, because cookies go to all ports of a machine.
 */
export function createEditorAccess(token: string) {
  const pass = createHmac('sha256', token).update('pages of changes').digest('base64url');
  const cookies = ({ headers }: IncomingMessage) => headers.cookie?.split(/;\s*/) ?? [];
  return {
    /** Whether the request has the token, or the pass for what it asks for. */
    isAllowed(request: IncomingMessage): boolean {
      if (isEqual(request.headers.authorization ?? '', `token ${token}`)) return true;
      const isChange = request.url?.startsWith(changesFolder) ?? false;
      return isChange && cookies(request).some((one) => isEqual(one, `editing_changes=${pass}`));
    },
    /** The value of `Set-Cookie` for who has the token. */
    cookieForChanges: (): string =>
      `editing_changes=${pass}; Path=${changesFolder}; HttpOnly; SameSite=Strict`,
  };
}

import { createBrowserClient } from '../../../api-client/browser-client';

/** Sends enquiries, also from pages that are being left: nothing of it is loaded later. `./send` reads the answers. */
export const enquiryClient = createBrowserClient();

/** The SDL of the editors' content. Media are linked to the File nodes that gatsby-source-filesystem makes. */
import { contentAbout } from './about';
import { contentCommon } from './common';
import { contentContact } from './contact';
import { contentFaq } from './faq';
import { contentHome } from './home';

export const contentTypeDefs = [contentCommon, contentHome, contentAbout, contentContact, contentFaq].join('\n');
